import pdfmake from 'pdfmake';
import { fontDictionary } from './base/fonts.ts';
import { tableLayouts } from './base/theme.ts';
import './base/right-to-left.ts';
import { familiesFor } from './base/words.ts';
import { reportDocument } from './report-document.ts';
import type { ReportInput } from './report-input.ts';

export interface RenderedReport {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

/** The professional report of a design as PDF. The same input makes the same bytes. */
export async function renderReport(input: ReportInput): Promise<RenderedReport> {
  let pages = 0;
  const families = familiesFor(JSON.stringify([input.design, input.topology, input.preparedBy]));
  const fonts = fontDictionary(families);
  const files = new Set(Object.values(fonts).flatMap((family) => Object.values(family)));
  pdfmake.setFonts(fonts);
  pdfmake.setTableLayouts(tableLayouts);
  // No user input may make the renderer read a file or an address.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  const document = reportDocument(input, (count) => {
    pages = count;
  });
  const pdf = await pdfmake.createPdf(document).getBuffer();
  return { pdf, pages };
}
