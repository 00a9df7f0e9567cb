import { reportDocument } from '../../../../functions/reports/document/report-document.ts';
import type { ReportInput } from '../../../../functions/reports/document/report-input.ts';

/** All words of the report in reading order, one piece a line, as laid out but before pages. */
export const textOf = (input: ReportInput): string =>
  pieces(reportDocument(input, () => {}).content)
    .join('\n')
    .replaceAll('\u200b', '');

function pieces(content: unknown): string[] {
  if (typeof content === 'string' || typeof content === 'number') return [String(content)];
  if (Array.isArray(content))
    return content.every(isRun) && content.some(hasFont)
      ? [content.map(runText).join('')]
      : content.flatMap(pieces);
  if (typeof content !== 'object' || content === null) return [];
  const { text, stack, columns, table, toc } = content as Record<string, unknown>;
  const body = (table as { body?: unknown } | undefined)?.body;
  const title = (toc as { title?: unknown } | undefined)?.title;
  return [text, stack, columns, body, title].flatMap(pieces);
}

const hasFont = (part: unknown): boolean => (part as { font?: unknown }).font !== undefined;

/** Runs of one text in several fonts read as one piece. */
const isRun = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  typeof (part as { text?: unknown }).text === 'string' &&
  Object.keys(part).every((key) => key === 'text' || key === 'font');
const runText = (part: unknown): string => (part as { text: string }).text;
