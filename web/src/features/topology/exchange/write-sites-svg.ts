import type { Graph } from '#shared/contract/topology-items.ts';
import { escapeXml } from '#shared/exchange/xml/write-xml.ts';
import { cardShape } from '#shared/network/drawing/card-shape.ts';
import { type CardText, cardTexts } from '#shared/network/drawing/card-texts.ts';
import { roundedPath } from '#shared/network/drawing/rounded-path.ts';
import { type DrawnBundle, type PlacedCard, sitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { canvasColors, nodeStyle, siteOutline } from '#shared/vocabulary/topology/network-styles.ts';
import { extentOf, lineOf, pictureOf, rect, type SvgPicture, tenth, textAt } from './svg-parts.ts';

/** All sites as cards with what joins them, as the canvas shows a network from afar. */
export function writeSitesSvg(graph: Graph, title: string, metadata = ''): SvgPicture {
  const { cards, bundles } = sitesDrawing(graph);
  const [tunnels, lines] = [bundles.filter(isHollow), bundles.filter((one) => !isHollow(one))];
  return pictureOf(extentOf(cards.flatMap((card) => cardShape(card).boxes)), title, metadata, [
    ...lines.map(({ points }) => lineOf(roundedPath(points), 'wan', 'line')),
    ...tunnels.map(({ points }) => lineOf(roundedPath(points), 'wan', 'outside')),
    ...tunnels.map(({ points }) => lineOf(roundedPath(points), 'wan', 'inside')),
    ...bundles.flatMap(countOf),
    ...cards.map(cardOf),
  ]);
}

/** Tunnels alone join its sites. */
const isHollow = ({ circuits }: DrawnBundle): boolean => circuits === 0;

function countOf({ label, circuits, tunnels }: DrawnBundle): string[] {
  if (label === undefined) return [];
  const at = { x: (label.left + label.right) / 2, y: label.bottom - 4 };
  return [textAt(at, `${circuits + tunnels}`, 11, canvasColors.label.light)];
}

function cardOf(card: PlacedCard): string {
  const { boxes, radius } = cardShape(card);
  const [stroke, width] = card.isHub
    ? [siteOutline.hub, 2]
    : [card.kind === 'provider' ? nodeStyle('internet').color.print : siteOutline.other, 1];
  return [
    ...boxes.map((box) =>
      rect(box, `rx="${radius}" fill="#ffffff" stroke="${stroke}" stroke-width="${width}"`),
    ),
    ...cardTexts(card).map(textOf),
  ].join('');
}

const textOf = ({ text, x, y, size, isTitle, isCentred }: CardText): string => {
  const look = `font-size="${size}"${isTitle ? ' font-weight="600"' : ''}${isCentred ? ' text-anchor="middle"' : ''}`;
  const { label, softLabel } = canvasColors;
  return `<text x="${tenth(x)}" y="${tenth(y)}" ${look} fill="${(isTitle ? label : softLabel).light}">${escapeXml(text)}</text>`;
};
