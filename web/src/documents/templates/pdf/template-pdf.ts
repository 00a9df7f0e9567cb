import { encodePdf, type PdfLine } from './encode-pdf.ts';
import { sampleConfiguration } from './sample-configuration.ts';

/** Specification, section 9, in millimetres on A4. */
const page = { height: 297, margin: 20, lineSpacing: 7 } as const;
/** Characters of 10-point Courier between the margins. */
const columns = 80;

export interface PrintedTemplate {
  readonly name: string;
  readonly description?: string | undefined;
  /** As it is written: placeholders stay, so no secret is printed. */
  readonly text: string;
}

/** A template as a PDF, made where its file cannot be had. An empty template shows a sample network configuration. */
export function templatePdf({ name, description = '', text }: PrintedTemplate): Uint8Array<ArrayBuffer> {
  const content = text.trim() === '' ? sampleConfiguration : text;
  const lines: PdfLine[] = [
    { text: name.slice(0, columns * 0.6), font: 'title' },
    ...(description ? wrapped(description) : []).map((line) => ({ text: line, font: 'text' }) as const),
    { text: '', font: 'text' },
    ...content
      .trimEnd()
      .split(/\r?\n/)
      .flatMap(wrapped)
      .map((line) => ({ text: line, font: 'code' }) as const),
  ];
  return encodePdf({ title: name, pages: inPages(lines) });
}

/** A new page starts when the next line would come near the bottom margin. */
function inPages(lines: readonly PdfLine[]): (readonly PdfLine[])[] {
  const perPage = Math.floor((page.height - 2 * page.margin) / page.lineSpacing);
  return Array.from({ length: Math.ceil(lines.length / perPage) }, (_, index) =>
    lines.slice(index * perPage, (index + 1) * perPage),
  );
}

const wrapped = (line: string): string[] =>
  line.replaceAll('\t', '    ').match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [''];
