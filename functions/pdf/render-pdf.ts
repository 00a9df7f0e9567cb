import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { fontDictionary } from './fonts.ts';
import './leaner-pages.ts';
import './quicker-fonts.ts';
import './right-to-left.ts';
import './style-lookups.ts';
import { tableLayouts } from './theme.ts';
import { familiesFor } from './words.ts';

/**
 * A document as PDF. The same document makes the same bytes.
 * @param text all that it says, from which follows which fonts it needs
 */
export function renderPdf(document: TDocumentDefinitions, text: string): Promise<Uint8Array> {
  const fonts = fontDictionary(familiesFor(text));
  const files = new Set(Object.values(fonts).flatMap((family) => Object.values(family)));
  pdfmake.setFonts(fonts);
  pdfmake.setTableLayouts(tableLayouts);
  // No user input may make the renderer read a file or an address.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  return pdfmake.createPdf(document).getBuffer();
}
