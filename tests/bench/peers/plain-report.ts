import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Block, DrawingBlock, TableBlock } from '../report-blocks.ts';

/**
 * The same report by pdfkit alone, as one would write it manually: all texts, tables and drawings that ours has, in
 * the same sizes, columns and embedded faces, with the same header, footer and table of contents. Cells wrap; a row
 * is measured before it is drawn, and one that has no room starts a page under its table's head.
 */
export const handler = async ({ file }: { readonly file: string }) => {
  const { blocks, header } = JSON.parse(readFileSync(file, 'utf8')) as PlainReport;
  const document = new PDFDocument({ size: 'A4', margins, font: faces.regular, bufferPages: true });
  const bytes = buffer(document);
  const sections: { readonly title: string; readonly page: number }[] = [];
  let contentsPage = 0;
  for (const block of blocks)
    switch (block.kind) {
      case 'text':
        if (block.newPage) document.addPage({ size: 'A4', margins, layout: block.newPage });
        document.y += block.above;
        document.font(block.bold ? faces.bold : faces.regular).fontSize(block.size);
        document.fillColor(block.colour).text(block.text, margins.left, document.y, {
          lineGap: (block.lineHeight - 1) * block.size,
          ...(block.isListed && { destination: block.text }),
        });
        document.y += block.below;
        if (block.isListed) sections.push({ title: block.text, page: pageCount(document) });
        break;
      case 'table':
        drawTable(document, block);
        break;
      case 'drawing':
        draw(document, block);
        break;
      case 'contents':
        document.addPage();
        contentsPage = pageCount(document) - 1;
        break;
    }
  const pages = pageCount(document);
  for (let page = 1; page < pages; page += 1) {
    document.switchToPage(page);
    drawFrame(document, header, [tagline, `Page ${page + 1} of ${pages}`]);
  }
  document.switchToPage(contentsPage);
  document.font(faces.regular).fontSize(11).fillColor('#16202b');
  sections.forEach(({ title, page }, index) => {
    const y = 110 + index * 23;
    document.text(title, margins.left, y, { goTo: title });
    document.text(String(page), margins.left, y, { goTo: title, align: 'right' });
  });
  document.end();
  return { statusCode: 200, pages, body: String((await bytes).length) };
};

/** What the file holds. */
interface PlainReport {
  /** Above every page but the first, left and right. */
  readonly header: readonly [string, string];
  readonly blocks: readonly Block[];
}

const tagline = 'Netwright   From requirements to a network that is ready to build';
const margins = { top: 70, left: 48, right: 48, bottom: 60 } as const;
const faces = {
  regular: 'node_modules/pdfmake/fonts/Roboto/Roboto-Regular.ttf',
  bold: 'node_modules/pdfmake/fonts/Roboto/Roboto-Medium.ttf',
} as const;
/** Around the text of a cell. */
const padding = { x: 4, y: 3 } as const;

const pageCount = (document: PDFKit.PDFDocument): number => document.bufferedPageRange().count;

function drawTable(
  document: PDFKit.PDFDocument,
  { title, head, rows, columns, size, colour }: TableBlock,
): void {
  const drawHead = () => {
    if (title !== '') {
      document.font(faces.bold).fontSize(12.5).fillColor(colour);
      document.text(title, margins.left, document.y + 10);
      document.y += 5;
    }
    if (head.length === 0) return;
    document.font(faces.bold).fontSize(7.5);
    const { y } = document;
    const height = heightOf(document, head, columns);
    document.rect(margins.left, y, tableWidth(columns), height).fill('#d9ecea');
    document.fillColor('#0f6b66');
    drawRow(document, head, columns, height, { width: 0.8, colour: '#0f6b66' });
  };
  if (document.y + 60 > bottomOf(document)) document.addPage();
  drawHead();
  for (const row of rows) {
    document.font(faces.regular).fontSize(size);
    const height = heightOf(document, row, columns);
    if (document.y + height > bottomOf(document)) {
      document.addPage();
      drawHead();
      document.font(faces.regular).fontSize(size);
    }
    document.fillColor(colour);
    drawRow(document, row, columns, height, { width: 0.4, colour: '#d5dbe1' });
  }
  document.y += 8;
}

const bottomOf = ({ page }: PDFKit.PDFDocument): number => page.height - margins.bottom;

const tableWidth = (columns: TableBlock['columns']): number =>
  columns.reduce((sum, { width }) => sum + width + 2 * padding.x, 0);

const heightOf = (
  document: PDFKit.PDFDocument,
  cells: readonly string[],
  columns: TableBlock['columns'],
): number =>
  2 * padding.y +
  Math.max(...cells.map((cell, index) => document.heightOfString(cell, { width: columns[index]?.width })));

/** A row at the present height, with a line under it. */
function drawRow(
  document: PDFKit.PDFDocument,
  cells: readonly string[],
  columns: TableBlock['columns'],
  height: number,
  line: { readonly width: number; readonly colour: string },
): void {
  const { y } = document;
  let x: number = margins.left;
  for (const [index, cell] of cells.entries()) {
    const { width = 0, align } = columns[index] ?? {};
    document.text(cell, x + padding.x, y + padding.y, { width, align });
    x += width + 2 * padding.x;
  }
  document
    .moveTo(margins.left, y + height)
    .lineTo(x, y + height)
    .lineWidth(line.width)
    .stroke(line.colour);
  document.y = y + height;
}

function draw(document: PDFKit.PDFDocument, { left, height, shapes, captions }: DrawingBlock): void {
  const top = document.y;
  document.save().translate(margins.left + left, top);
  for (const shape of shapes) {
    if (shape.type === 'polyline') {
      for (const [index, { x, y }] of shape.points.entries())
        if (index === 0) document.moveTo(x, y);
        else document.lineTo(x, y);
      if (shape.closePath) document.closePath();
    } else if (shape.type === 'rect') document.roundedRect(shape.x, shape.y, shape.w, shape.h, shape.r ?? 0);
    else throw new Error(`The report has no ${shape.type}.`);
    document.lineWidth(shape.lineWidth ?? 1);
    if (shape.dash) document.dash(shape.dash.length, { space: shape.dash.space });
    else document.undash();
    const [fill, line] = [String(shape.color), String(shape.lineColor ?? shape.color)];
    if (shape.color) document.fillOpacity(shape.fillOpacity ?? 1).fillAndStroke(fill, line);
    else document.stroke(line);
  }
  document.restore();
  for (const { text, x, y, width, align, bold, size, colour } of captions) {
    document
      .font(bold ? faces.bold : faces.regular)
      .fontSize(size)
      .fillColor(colour);
    document.text(text, margins.left + left + x, top + y, { width, align });
  }
  document.y = top + height;
}

/** Header and footer of a page, as ours has them. */
function drawFrame(
  document: PDFKit.PDFDocument,
  header: readonly [string, string],
  footer: readonly [string, string],
): void {
  const { width, height } = document.page;
  const right = width - margins.right;
  // Below the bottom margin pdfkit would start a page.
  document.page.margins.bottom = 0;
  document.font(faces.regular).fontSize(8).fillColor('#5a6673');
  for (const [[start, end], text, line] of [
    [header, 34, 48],
    [footer, height - 35, height - 42],
  ] as const) {
    document.text(start, margins.left, text);
    document.text(end, margins.left, text, { width: right - margins.left, align: 'right' });
    document.moveTo(margins.left, line).lineTo(right, line).lineWidth(0.5).stroke('#d5dbe1');
  }
}
