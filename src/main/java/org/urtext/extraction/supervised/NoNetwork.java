package org.urtext.extraction.supervised;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Shuts this process off from networks as far as Java can: a second wall behind parsers that are
 * told to fetch nothing. Names of hosts cannot be looked up either: {@link WorkerProcess} points
 * the look-up to an empty list.
 */
final class NoNetwork {
  private static final Set<String> LOCAL_PROTOCOLS = Set.of("file", "jar", "jrt", "jmod");

  private NoNetwork() {}

  static void install() {
    URL.setURLStreamHandlerFactory(
        protocol ->
            LOCAL_PROTOCOLS.contains(protocol.toLowerCase(Locale.ROOT))
                ? null
                : new RefusingHandler());
    ProxySelector.setDefault(new RefusingSelector());
  }

  private static final class RefusingHandler extends URLStreamHandler {
    @Override
    protected URLConnection openConnection(URL url) throws IOException {
      throw new IOException("documents may not use the network: " + url.getProtocol());
    }

    @Override
    protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
      return openConnection(url);
    }
  }

  private static final class RefusingSelector extends ProxySelector {
    @Override
    public List<Proxy> select(URI uri) {
      throw new IllegalArgumentException("documents may not use the network");
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException e) {}
  }
}
