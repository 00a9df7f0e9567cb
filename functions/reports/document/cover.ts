import type { Content } from 'pdfmake/interfaces';
import { formatDayInUtc } from '#shared/vocabulary/dates.ts';
import { colours, page, product, tagline } from '../../pdf/theme.ts';
import { alignmentOf } from '../../pdf/visual-order.ts';
import { words } from '../../pdf/words.ts';
import type { PrintableLogo } from '../../storage/images/printable-logo.ts';
import type { ReportInput } from './report-input.ts';

/** Points, from the top of the page. */
const logoBox = { top: 208, width: 180, height: 58 } as const;

/** The first page: title, author and versions. */
export function cover({ design, topology, preparedBy, logo, createdAt, reportId }: ReportInput): Content {
  const rows: (readonly [string, string])[] = [
    ['Prepared by', preparedBy.displayName],
    ...(preparedBy.company === '' ? [] : [['Company', preparedBy.company] as const]),
    ['Date', formatDayInUtc(createdAt)],
    ['Design', `version ${design.version}`],
    ['Topology', `version ${topology.version}, planned from version ${topology.designVersion} of the design`],
    ['Report', reportId],
  ];
  return [
    {
      canvas: [
        { type: 'rect', x: 0, y: 0, w: page.width, h: 190, color: colours.accent },
        { type: 'rect', x: 0, y: 190, w: page.width, h: 4, color: '#f57c00' },
      ],
      absolutePosition: { x: 0, y: 0 },
    },
    ...(logo ? [logoOf(logo)] : []),
    { text: product, fontSize: 30, bold: true, color: colours.paper, margin: [0, 20, 0, 4] },
    { text: tagline, fontSize: 11, color: colours.accentSoft, margin: [0, 0, 0, 130] },
    { text: 'NETWORK DESIGN REPORT', fontSize: 10, bold: true, color: colours.accent, characterSpacing: 1.2 },
    {
      text: words(design.designName),
      fontSize: 30,
      bold: true,
      lineHeight: 1.1,
      margin: [0, 8, 0, 12],
      ...alignmentOf(design.designName),
    },
    {
      text: words(design.description),
      fontSize: 11,
      color: colours.muted,
      lineHeight: 1.35,
      margin: [0, 0, 0, 40],
      ...alignmentOf(design.description),
    },
    {
      layout: 'plain',
      fontSize: 9.5,
      table: {
        widths: [90, '*'],
        body: rows.map(([name, value]) => [{ text: name, color: colours.muted }, { text: words(value) }]),
      },
    },
  ];
}

/** Below the band, on the right: within a box, never larger than its pixels. */
function logoOf({ dataUrl, width, height }: PrintableLogo): Content {
  const scale = Math.min(logoBox.width / width, logoBox.height / height, 1);
  const printed = width * scale;
  return {
    image: dataUrl,
    width: printed,
    absolutePosition: { x: page.width - page.margins[2] - printed, y: logoBox.top },
  };
}

export const contents: Content = {
  toc: {
    title: { text: 'Contents', style: 'h1' },
    numberStyle: { color: colours.muted },
    textMargin: [0, 5, 0, 5],
  },
  fontSize: 11,
  pageBreak: 'before',
};
