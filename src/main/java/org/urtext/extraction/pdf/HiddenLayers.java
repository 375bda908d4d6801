package org.urtext.extraction.pdf;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/** The layers (optional content groups) that are off when the document is opened. */
final class HiddenLayers {
  private final Set<COSDictionary> off = Collections.newSetFromMap(new IdentityHashMap<>());

  HiddenLayers(PDDocument document) {
    COSDictionary catalog = document.getDocumentCatalog().getCOSObject();
    COSDictionary properties = catalog.getCOSDictionary(COSName.OCPROPERTIES);
    COSDictionary settings = properties == null ? null : properties.getCOSDictionary(COSName.D);
    if (properties == null || settings == null) {
      return;
    }
    if ("OFF".equals(settings.getNameAsString(COSName.BASE_STATE))) {
      addAll(properties.getCOSArray(COSName.OCGS));
      removeAll(settings.getCOSArray(COSName.ON));
    }
    addAll(settings.getCOSArray(COSName.OFF));
  }

  private void addAll(@Nullable COSArray groups) {
    for (int i = 0; groups != null && i < groups.size(); i++) {
      if (groups.getObject(i) instanceof COSDictionary group) {
        off.add(group);
      }
    }
  }

  private void removeAll(@Nullable COSArray groups) {
    for (int i = 0; groups != null && i < groups.size(); i++) {
      if (groups.getObject(i) instanceof COSDictionary group) {
        off.remove(group);
      }
    }
  }

  /** A group, or a membership of groups: that is off when all its groups are. */
  boolean isOff(@Nullable COSDictionary content) {
    if (content == null || off.isEmpty()) {
      return false;
    }
    COSBase groups = content.getDictionaryObject(COSName.OCGS);
    if (groups instanceof COSDictionary group) {
      return off.contains(group);
    }
    if (groups instanceof COSArray array && array.size() > 0) {
      for (int i = 0; i < array.size(); i++) {
        if (!(array.getObject(i) instanceof COSDictionary group) || !off.contains(group)) {
          return false;
        }
      }
      return true;
    }
    return off.contains(content);
  }
}
