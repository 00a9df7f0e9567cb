import { renderPdf } from '../../pdf/render-pdf.ts';
import { reportDocument } from './report-document.ts';
import type { ReportInput } from './report-input.ts';

export interface RenderedReport {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

/** The professional report of a design as PDF. The same input makes the same bytes. */
export async function renderReport(input: ReportInput): Promise<RenderedReport> {
  let pages = 0;
  const document = reportDocument(input, (count) => {
    pages = count;
  });
  const text = JSON.stringify([input.design, input.topology, input.preparedBy]);
  const pdf = await renderPdf(document, text);
  return { pdf, pages };
}
