import type { SvgPicture } from './svg-parts.ts';

/** Pixels of a picture's longer side: sharp on a slide, and within what browsers draw. */
const longestSide = 8_000;
const usualScale = 2;

/** A picture as PNG, twice as fine as it is drawn where it is not too large for that. */
export async function pngOf({ svg, width, height }: SvgPicture): Promise<Uint8Array> {
  const scale = Math.min(usualScale, longestSide / Math.max(width, height));
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The picture is too large for this browser.');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Points of a pixel, and of the margin around a page. */
const pointsPerPixel = 0.75;
const margin = 24;
/** PDF knows no longer page. */
const longestPage = 14_000;

/** Pictures as a PDF, a page of its own size for each. */
export async function pdfOf(pictures: readonly SvgPicture[], title: string): Promise<Uint8Array> {
  const [{ default: pdfMake }, { default: fonts }] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    import('pdfmake/build/vfs_fonts.js'),
  ]);
  pdfMake.addVirtualFileSystem(fonts);
  const sizes = pictures.map(({ width, height }) => {
    const scale = Math.min(pointsPerPixel, longestPage / Math.max(width, height));
    return { width: width * scale, height: height * scale };
  });
  const buffer = await pdfMake
    .createPdf({
      info: { title },
      pageMargins: margin,
      content: pictures.map(({ svg }, index) => {
        const { width, height } = sizes[index] ?? { width: 0, height: 0 };
        const drawn = svg
          .replaceAll(/font-family="[^"]*"/g, 'font-family="Roboto"')
          .replace(/<metadata>.*?<\/metadata>/s, '');
        return {
          section: [{ svg: drawn, width, height }],
          pageSize: { width: width + 2 * margin, height: height + 2 * margin },
          pageMargins: margin,
        };
      }),
    })
    .getBuffer();
  return new Uint8Array(buffer);
}
