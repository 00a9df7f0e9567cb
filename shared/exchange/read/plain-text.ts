/** What begins or ends a line; draw.io writes `R1<div>core</div>`. */
const lineBreak = /<\/?(?:br|div|p|li|tr)\b[^>]*>/gi;

/** What a label that may be HTML says, in its lines. */
export const plainLines = (label: string): string =>
  label
    .split(lineBreak)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');

/** What a label that may be HTML says, on one line. */
export const plainText = (label: string): string =>
  label
    .replaceAll(lineBreak, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d{1,7});/g, (whole, code: string) => characterOf(whole, Number(code)))
    .replaceAll(/&#x([\da-f]{1,6});/gi, (whole, code: string) =>
      characterOf(whole, Number.parseInt(code, 16)),
    )
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const characterOf = (whole: string, code: number): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : whole;
