import type { Content, DynamicContent } from 'pdfmake/interfaces';
import { formatDayInUtc } from '#shared/vocabulary/dates.ts';
import { lineText } from '../../pdf/line-text.ts';
import { colours, product, tagline } from '../../pdf/theme.ts';
import { shortened } from '../../pdf/words.ts';
import type { ReportInput } from './report-input.ts';

/** Points of what stands on the right of a line. */
const rightWidth = 110;

/** Above every page but the cover: the network's name and the date. */
export function pageHeader({ design, createdAt }: ReportInput): DynamicContent {
  const name = shortened(design.designName, 70);
  const date = formatDayInUtc(createdAt);
  return (current, _pages, size) =>
    current === 1
      ? null
      : rail(
          [lineText(name, { width: size.width - 96 - rightWidth, size: 8, colour: colours.muted }), date],
          size.width,
          34,
          'below',
        );
}

/** Below every page but the cover. `seen` gets the number of pages. */
export function pageFooter(seen: (pages: number) => void): DynamicContent {
  return (current, pages, size) => {
    seen(pages);
    const left = [
      { text: product, bold: true, color: colours.accent, noWrap: true },
      { text: `   ${tagline}`, noWrap: true },
    ];
    return current === 1
      ? null
      : rail([{ text: left }, `Page ${current} of ${pages}`], size.width, 18, 'above');
  };
}

/** A line of text with a rule on one side; header and footer start at the edge of the page. */
function rail(
  [left, right]: readonly [Content, string],
  width: number,
  top: number,
  rule: 'above' | 'below',
): Content {
  const line: Content = {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width - 96, y2: 0, lineWidth: 0.5, lineColor: colours.line }],
    margin: rule === 'above' ? [0, 0, 0, 5] : [0, 5, 0, 0],
  };
  const text: Content = {
    columns: [
      { stack: [left], width: '*' },
      { text: right, width: rightWidth, alignment: 'right', noWrap: true },
    ],
    fontSize: 8,
    color: colours.muted,
  };
  return { stack: rule === 'above' ? [line, text] : [text, line], margin: [48, top, 48, 0] };
}
