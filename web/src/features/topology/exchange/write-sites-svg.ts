import type { Graph } from '#shared/contract/topology-items.ts';
import { escapeXml } from '#shared/exchange/xml/write-xml.ts';
import { siteCardWords } from '#shared/network/drawing/site-card-words.ts';
import { type DrawnBundle, type PlacedCard, sitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { canvasColors, edgeStyle, tunnelDash } from '#shared/vocabulary/topology/network-styles.ts';
import { roundedPath } from '#web/features/topology/model/rounded-path.ts';
import { extentOf, pictureOf, type SvgPicture, textAt } from './svg-parts.ts';

/** All sites as cards with what joins them, as the canvas shows a network from afar. */
export function writeSitesSvg(graph: Graph, title: string, metadata = ''): SvgPicture {
  const { cards, bundles } = sitesDrawing(graph);
  return pictureOf(extentOf(cards), title, metadata, [
    ...bundles.map(bundleOf),
    ...bundles.flatMap(countOf),
    ...cards.map(cardOf),
  ]);
}

function bundleOf({ points, circuits }: DrawnBundle): string {
  const { width, color } = edgeStyle('wan');
  const dash = circuits === 0 ? ` stroke-dasharray="${tunnelDash.join(' ')}"` : '';
  return `<path d="${roundedPath(points)}" fill="none" stroke="${color.print}" stroke-width="${width}"${dash}/>`;
}

function countOf({ label, circuits, tunnels }: DrawnBundle): string[] {
  if (label === undefined) return [];
  const at = { x: (label.left + label.right) / 2, y: label.bottom - 4 };
  return [textAt(at, `${circuits + tunnels}`, 11, canvasColors.label.light)];
}

const inset = 12;
const lineHeight = 18;

function cardOf(card: PlacedCard): string {
  const { left, top, right, bottom, title } = card;
  const { standing, figures } = siteCardWords(card);
  const lines = [...(standing === undefined ? [] : [standing]), ...figures];
  const box = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="8" fill="#ffffff" stroke="${canvasColors.softLabel.light}"/>`;
  const row = (text: string, index: number) =>
    `<text x="${left + inset}" y="${top + 24 + index * lineHeight}" font-size="${index === 0 ? 13 : 11}"${index === 0 ? ' font-weight="600"' : ''} fill="${index === 0 ? canvasColors.label.light : canvasColors.softLabel.light}">${escapeXml(text)}</text>`;
  return [box, ...[shortened(title), ...lines].map(row)].join('');
}

/** As many letters as a card is wide. */
const shortened = (title: string): string => (title.length > 26 ? `${title.slice(0, 25)}…` : title);
