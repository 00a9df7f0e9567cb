import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Graph } from '#shared/contract/topology-items.ts';

interface Drawing {
  /** File that holds the graph as JSON. */
  readonly file: string;
  /** How many pages the document is to have. */
  readonly pages: number;
}

/** Less than our report by pdfkit alone: each node and link drawn, and the same few rows again until the pages are full. */
export const handler = async ({ file, pages }: Drawing) => {
  const graph = JSON.parse(readFileSync(file, 'utf8')) as Graph;
  const document = new PDFDocument({ size: 'A4', margin: 40, font });
  const bytes = buffer(document);
  drawTopology(document, graph);
  const rows = tableRows(graph);
  for (let page = 1; page < pages; page += 1) {
    document.addPage();
    for (let line = 0; line < linesPerPage; line += 1)
      drawRow(document, rows[((page - 1) * linesPerPage + line) % rows.length] ?? [], 40 + line * lineHeight);
  }
  document.end();
  return { statusCode: 200, body: String((await bytes).length) };
};

/** The face of our report, embedded as there: people's names need more than the built-in faces have. */
const font = 'node_modules/pdfmake/fonts/Roboto/Roboto-Regular.ttf';
const linesPerPage = 40;
const lineHeight = 18;

function drawTopology(document: PDFKit.PDFDocument, { nodes, edges }: Graph): void {
  const positions = new Map(nodes.map(({ id, position = { x: 0, y: 0 } }) => [id, position]));
  const xs = [...positions.values()].map(({ x }) => x);
  const ys = [...positions.values()].map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = Math.min(500 / (Math.max(...xs) - left), 700 / (Math.max(...ys) - top));
  const place = (id: string) => {
    const { x, y } = positions.get(id) ?? { x: left, y: top };
    return [40 + (x - left) * scale, 40 + (y - top) * scale] as const;
  };
  for (const { source, target } of edges)
    document
      .moveTo(...place(source))
      .lineTo(...place(target))
      .stroke('#888888');
  document.fontSize(4);
  for (const { id, label } of nodes) {
    const [x, y] = place(id);
    document.roundedRect(x - 4, y - 3, 8, 6, 1).fillAndStroke('#dddddd', '#222222');
    document
      .fillColor('#000000')
      .text(label, x - 15, y + 4, { width: 30, align: 'center', lineBreak: false });
  }
}

const tableRows = ({ nodes, subnets }: Graph): string[][] => [
  ...nodes.map(({ label, type, layer, site = '', addresses }) => [
    label,
    type,
    layer,
    site,
    addresses.join(' '),
  ]),
  ...subnets.map(({ name, cidr = '', gateway = '', hosts }) => [name, cidr, gateway, String(hosts), '']),
];

function drawRow(document: PDFKit.PDFDocument, cells: readonly string[], y: number): void {
  document.fontSize(8);
  for (const [column, cell] of cells.entries())
    document.text(cell, 40 + column * 103, y, { width: 100, height: lineHeight, ellipsis: true });
  document
    .moveTo(40, y + 13)
    .lineTo(555, y + 13)
    .stroke('#cccccc');
}
