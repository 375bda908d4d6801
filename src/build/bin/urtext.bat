@echo off
rem Urtext: without arguments the window, with arguments the command line.
setlocal enabledelayedexpansion
set "HOME_DIR=%~dp0.."
set "JAVA="
if defined JAVA_HOME call :consider "%JAVA_HOME%"
if not defined JAVA if exist "%HOME_DIR%\lib\built-with" (
  set /p BUILT_WITH=<"%HOME_DIR%\lib\built-with"
  call :consider "!BUILT_WITH!"
)
if not defined JAVA for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\jdk*" "%ProgramFiles%\Java\jdk*" "%ProgramFiles%\Microsoft\jdk*" "%USERPROFILE%\.jdks\*") do if not defined JAVA call :consider "%%~D"
if not defined JAVA (
  echo Urtext needs Java 25 or later: install a JDK 25 ^(for example Eclipse Temurin^) or set JAVA_HOME to one. 1>&2
  exit /b 69
)
if "%~1"=="" (
  "%JAVA%" --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED,javafx.graphics --module-path "%HOME_DIR%\javafx" --add-modules @JAVAFX_MODULES@ "-Durtext.home=%HOME_DIR%" %URTEXT_JAVA_OPTIONS% -jar "%HOME_DIR%\lib\urtext.jar"
) else (
  "%JAVA%" --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC "-XX:AOTCache=%HOME_DIR%\lib\urtext.aot" -Xlog:aot*=off "-Durtext.home=%HOME_DIR%" %URTEXT_JAVA_OPTIONS% -jar "%HOME_DIR%\lib\urtext.jar" %*
)
exit /b %ERRORLEVEL%

:consider
if not exist "%~1\bin\java.exe" exit /b
if not exist "%~1\release" exit /b
for /f "tokens=2 delims==" %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do set "VERSION=%%~V"
for /f "tokens=1 delims=." %%M in ("%VERSION%") do if %%M geq 25 set "JAVA=%~1\bin\java.exe"
exit /b
