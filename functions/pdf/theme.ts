import type { ContentTable, CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces';

export const product = 'Netwright';
export const tagline = 'From requirements to a network that is ready to build';

export const colours = {
  ink: '#16202b',
  muted: '#5a6673',
  line: '#d5dbe1',
  band: '#f2f6f7',
  accent: '#0f6b66',
  accentSoft: '#d9ecea',
  paper: '#ffffff',
} as const;

/** Points. A4 with room for header and footer. */
export const page = { width: 595.28, height: 841.89, margins: [48, 70, 48, 60] } as const;
export const textWidth = page.width - page.margins[0] - page.margins[2];
export const landscape = { width: page.height - 96, height: page.width - 130 } as const;

export const styles: StyleDictionary = {
  h1: { fontSize: 20, bold: true, color: colours.accent, margin: [0, 0, 0, 10] },
  h2: { fontSize: 12.5, bold: true, margin: [0, 14, 0, 6] },
  body: { lineHeight: 1.3, margin: [0, 0, 0, 7] },
  note: { fontSize: 8, color: colours.muted, margin: [0, 4, 0, 8] },
  tableTitle: { fontSize: 12.5, bold: true, color: colours.ink, margin: [-4, 10, 0, 2] },
};

/** Points left and right of the text of a table's cell. */
export const cellPadding = 4;

/** Row of the column titles: the last of the head, -1 without a head. */
const headRow = (node: ContentTable): number => (node.table.headerRows ?? 0) - 1;

export const tableLayouts: Record<string, CustomTableLayout> = {
  plain: {
    hLineWidth: (row, node) => (row <= headRow(node) ? 0 : row === node.table.headerRows ? 0.8 : 0.4),
    vLineWidth: () => 0,
    hLineColor: (row, node) => (row === node.table.headerRows ? colours.accent : colours.line),
    paddingLeft: () => cellPadding,
    paddingRight: () => cellPadding,
    paddingTop: () => 3,
    paddingBottom: () => 3,
    fillColor: (row, node) => (row === headRow(node) ? colours.accentSoft : null),
  },
  cards: {
    hLineWidth: () => 0,
    vLineWidth: (column, node) => (column === 0 || column === (node.table.widths?.length ?? 0) ? 0 : 3),
    vLineColor: () => colours.paper,
    paddingLeft: () => 9,
    paddingRight: () => 6,
    paddingTop: () => 8,
    paddingBottom: () => 8,
    fillColor: () => colours.band,
  },
};
