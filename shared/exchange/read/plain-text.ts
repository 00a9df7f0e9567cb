/** What a label that may be HTML says, on one line. */
export const plainText = (label: string): string =>
  label
    .replaceAll(/<(?:br|\/div|\/p|\/li|\/tr)\b[^>]*>/gi, ' ')
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
