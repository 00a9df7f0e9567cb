import { expect, test } from 'vitest';
import { pdfOf } from '#web/features/topology/exchange/picture-files.ts';

const picture = (width: number, height: number) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/></svg>`,
  width,
  height,
});

test('each picture of a PDF is on a page of its own size', async () => {
  const pdf = await pdfOf([picture(800, 400), picture(200, 600)], 'Two');
  const text = new TextDecoder('latin1').decode(pdf);
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [
    Number(w),
    Number(h),
  ]);
  // Three quarters of a point a pixel, and 24 points around.
  expect(boxes).toEqual([
    [648, 348],
    [198, 498],
  ]);
});
