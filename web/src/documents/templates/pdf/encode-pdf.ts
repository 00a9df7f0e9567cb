export interface PdfLine {
  readonly text: string;
  readonly font: keyof typeof fonts;
}

export interface PdfDocument {
  readonly title: string;
  readonly pages: readonly (readonly PdfLine[])[];
}

/** The fonts that every reader has, with their sizes in points; nothing is embedded. */
const fonts = {
  title: { name: 'Helvetica-Bold', size: 16 },
  text: { name: 'Helvetica', size: 10 },
  code: { name: 'Courier', size: 10 },
} as const;

const points = (millimetres: number): string => ((millimetres * 72) / 25.4).toFixed(2);

/** A4 with lines 7 mm apart, 20 mm from the edges. */
const size = {
  width: points(210),
  height: points(297),
  left: points(20),
  top: points(297 - 20),
  leading: points(7),
};

/** Lines of text as a PDF 1.4 file. Characters outside Latin-1 become question marks. */
export function encodePdf({ title, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const fontNames = Object.keys(fonts);
  const firstPage = 4 + fontNames.length;
  const pageNumbers = pages.map((_, index) => firstPage + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    `<< /Title ${literal(title)} /Producer (Netwright) >>`,
    ...Object.values(fonts).map(
      ({ name }) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((lines, index) => {
      const used = fontNames.map((name, at) => `/${name} ${4 + at} 0 R`).join(' ');
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] ` +
          `/Resources << /Font << ${used} >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return latin1(fileOf(objects));
}

const contentOf = (lines: readonly PdfLine[]): string =>
  [
    `BT ${size.leading} TL ${size.left} ${size.top} Td`,
    ...lines.map(({ text, font }) => `/${font} ${fonts[font].size} Tf ${literal(text)} Tj T*`),
    'ET',
  ].join('\n');

/** The objects, numbered from 1, and the table of where each begins. Every character is one byte. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return (
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}

const literal = (text: string): string =>
  `(${text
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .replace(/[\\()]/g, '\\$&')})`;

const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (char) => char.charCodeAt(0));
