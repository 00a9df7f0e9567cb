import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { escapeXml } from '#shared/exchange/xml/write-xml.ts';
import { siteBands } from '#shared/network/drawing/bands.ts';
import { type LinkLine, pointAlong, stretches } from '#shared/network/drawing/link-line.ts';
import { noteBox } from '#shared/network/drawing/note-box.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { roundedPath } from '#shared/network/drawing/rounded-path.ts';
import { siteFrameMargin } from '#shared/network/drawing/site-frame.ts';
import type { Point, Rect } from '#shared/network/drawing/sites-drawing.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { canvasColors, nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { outlinePoints } from '#shared/vocabulary/topology/shape-outline.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { glyphOf, glyphPlace } from '#web/features/topology/model/glyphs.ts';
import { ledScene } from '#web/features/topology/model/led-scene.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { secondLine } from '#web/features/topology/model/second-line.ts';
import { linksByFrame } from '#web/features/topology/painting/links-in-view.ts';
import { namesNear } from '#web/features/topology/painting/shown-names.ts';
import { siteBoxes } from '#web/features/topology/painting/site-frames.ts';
import { titleStart } from '#web/features/topology/painting/title-start.ts';
import {
  extentOf,
  type LinePart,
  lineOf,
  noteOf,
  outlined,
  pictureOf,
  rect,
  type SvgPicture,
  textAt,
} from './svg-parts.ts';

/**
 * Nodes and links as a picture, in the colours of paper and on white: every node at its place, every link as the canvas leads
 * it, beneath the frames of sites that it does not end in; notes over all. `metadata` goes into it unseen.
 */
export function writeSvg(
  { graph, positions }: { readonly graph: Graph; readonly positions: Positions },
  title: string,
  metadata = '',
): SvgPicture {
  const scene = ledScene(graph, positions);
  const names = namesNear(scene);
  const placeOf = (id: string) => positions.get(id) ?? { x: 0, y: 0 };
  const frames = siteBoxes(scene).map((box, i) => framed(scene, box, i));
  const links = scene.edges.map((edge, index) => ({ edge, curve: edgeCurve(scene, index) }));
  const isTunnelAt = (i: number) => links[i] !== undefined && isTunnel(links[i].edge);
  const partsOf = (indexes: readonly number[], draw: (i: number, part: LinePart) => string) => [
    ...indexes.filter((i) => !isTunnelAt(i)).map((i) => draw(i, 'line')),
    ...indexes.filter(isTunnelAt).map((i) => draw(i, 'outside')),
    ...indexes.filter(isTunnelAt).map((i) => draw(i, 'inside')),
  ];
  const lines = (indexes: readonly number[], lookOf = (_: number, __: LinePart) => '') =>
    partsOf(indexes, (i, part) =>
      links[i] ? lineOf(pathOf(links[i].curve), links[i].edge.type, part, lookOf(i, part)) : '',
    );
  const { inside, between, ends } = linksByFrame(scene);
  const notes = (graph.notes ?? []).filter(({ text }) => text !== '').map(noteBox);
  const extent = extentOf([
    ...frames,
    ...notes,
    ...graph.nodes.map(({ id }) => roomAt(placeOf(id))),
    ...links.flatMap(({ curve }) => curve.via.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y }))),
    ...links.flatMap(({ curve }) => {
      const { x, y } = pointAlong(curve, 0.5);
      return { left: x, top: y, right: x, bottom: y };
    }),
  ]);
  return pictureOf(extent, title, metadata, [
    ...lines(between, (i, part) => ` id="${part}-${i}"`),
    ...frames.map(frameOf),
    ...scene.sites.flatMap(({ members }) =>
      siteBands(
        members.flatMap((i) => scene.nodes[i] ?? []),
        placeOf,
      ).map(bandOf),
    ),
    ...ends.map(({ frame, links: own }, i) =>
      clipped(
        `frame-${i}`,
        frame,
        partsOf(own, (i, part) => `<use href="#${part}-${i}"/>`),
      ),
    ),
    ...lines(inside),
    ...ratesOf(links, [
      ...frames.flatMap((frame) => [frame, nameBox(frame)]),
      ...graph.nodes.filter(({ site }) => site === undefined).map(({ id }) => deviceAt(placeOf(id))),
    ]),
    ...scene.nodes.map((node, i) => nodeOf(node, names[i] ?? node.label, placeOf(node.id))),
    ...frames.map(siteNameOf),
    ...notes.map(noteOf),
  ]);
}

/** What a node at this place takes up, with its name. */
const roomAt = ({ x, y }: Point): Rect => ({
  left: x - siteFrameMargin.side,
  top: y - siteFrameMargin.top,
  right: x + siteFrameMargin.side,
  bottom: y + siteFrameMargin.bottom,
});

/** What a device at this place covers, with its name. */
const deviceAt = ({ x, y }: Point): Rect => ({ left: x - 26, top: y - 26, right: x + 26, bottom: y + 46 });

const frameOf = (box: Rect): string =>
  rect(box, `rx="10" fill="${canvasColors.site.light}" stroke="${canvasColors.siteLine.light}"`);

/** Of a site's name, and of a letter of it on average. */
const nameSize = { font: 14, letter: 8.2 } as const;

interface FramedSite extends Rect {
  readonly site: string;
  /** Where its name begins. */
  readonly nameX: number;
}

function framed(scene: Scene, box: Rect, i: number): FramedSite {
  const site = scene.sites[i]?.name ?? '';
  return { ...box, site, nameX: box.left + titleStart(scene, i, site.length * nameSize.letter) };
}

const nameBox = ({ site, nameX, top }: FramedSite): Rect => ({
  left: nameX,
  top: top - 6 - nameSize.font,
  right: nameX + site.length * nameSize.letter,
  bottom: top,
});

/** Above the frame, beside the lines that pass there, or over them. */
const siteNameOf = ({ site, nameX, top }: FramedSite): string =>
  outlined(
    { x: nameX, y: top - 6 },
    site,
    `font-size="${nameSize.font}" font-weight="600"`,
    canvasColors.softLabel.light,
  );

/** What of some lines lies in a box. */
const clipped = (id: string, box: Rect, elements: readonly string[]): string =>
  `<clipPath id="${id}">${rect(box, 'rx="10"')}</clipPath><g clip-path="url(#${id})">${elements.join('')}</g>`;

const bandOf = ({ title, ...box }: Rect & { readonly title: string }): string =>
  `${rect(box, `rx="6" fill="none" stroke="${canvasColors.siteLine.light}" stroke-dasharray="3 3"`)}<text x="${box.left + 8}" y="${box.top + 14}" font-size="10" fill="${canvasColors.softLabel.light}">${escapeXml(title)}</text>`;

const pathOf = ({ from, to, control, via }: LinkLine): string =>
  control === undefined
    ? roundedPath([from, ...via, to])
    : `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`;

interface DrawnLink {
  readonly edge: TopologyEdge;
  readonly curve: LinkLine;
}

/** Of a letter of a rate on average, and of its line, in pixels. */
const rateSize = { letter: 5, height: 12 } as const;

/**
 * Circuits and tunnels say their rate where it has room, not within a site, on its name, on a provider or on another: on the stretch nearest to
 * its end that no other link shares, or of a curve at a third of the way, where those of a star are apart.
 */
function ratesOf(links: readonly DrawnLink[], drawn: readonly Rect[]): string[] {
  const taken = [...drawn];
  return links.flatMap(({ edge: { type, bandwidthMbps }, curve }) => {
    if (type !== 'wan' || bandwidthMbps === undefined) return [];
    const text = formatRate(bandwidthMbps);
    const half = (text.length * rateSize.letter) / 2;
    const boxAt = ({ x, y }: Point) => ({
      left: x - half,
      top: y - rateSize.height,
      right: x + half,
      bottom: y,
    });
    const at = ratePlaces(curve).find((place) => !taken.some((other) => overlap(boxAt(place), other)));
    if (at === undefined) return [];
    taken.push(boxAt(at));
    return [textAt(at, text, 9, canvasColors.softLabel.light)];
  });
}

/** On its last and its first stretch, which lead to a device: in the middle, or nearer to the other end. */
function ratePlaces(curve: LinkLine): readonly Point[] {
  if (curve.via.length === 0) return [pointAlong(curve, 1 / 3)];
  const own = stretches(curve);
  return [own.at(-1), own[0]?.toReversed()].flatMap((stretch) => {
    const [outer, inner] = stretch ?? [];
    if (!outer || !inner) return [];
    return [0.5, 0.3, 0.15].map((way) => ({
      x: outer.x + (inner.x - outer.x) * way,
      y: outer.y + (inner.y - outer.y) * way,
    }));
  });
}

/** Of a device's name and of the line under it, of a letter of it on average and of its height, in pixels. */
const labelSize = { font: 11, second: 9, letter: 6.2, height: 14 } as const;

/** A device as the canvas shows it at working zoom. Its name stands on its own ground: links pass beneath it. */
function nodeOf(node: TopologyNode, name: string, { x, y }: Point): string {
  const { type, site } = node;
  const { shape, size, color } = nodeStyle(type);
  const { scale, down } = glyphPlace(shape);
  const second = secondLine(node);
  const foot = y + size + labelSize.height;
  const lines = [name, ...(second === undefined ? [] : [second])];
  const half = (Math.max(...lines.map(({ length }) => length)) * labelSize.letter) / 2 + 2;
  const ground = rect(
    {
      left: x - half,
      top: foot - labelSize.font,
      right: x + half,
      bottom: foot + 3 + (lines.length - 1) * 12,
    },
    `fill="${site === undefined ? '#ffffff' : canvasColors.site.light}"`,
  );
  return [
    `<g transform="translate(${x} ${y})"><polygon points="${outlinePoints(shape, size - 2)}" fill="${color.print}" stroke="${color.print}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${glyphOf(type)}" transform="translate(${-12 * scale} ${down - 12 * scale}) scale(${scale})" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    ground,
    textAt({ x, y: foot }, name, labelSize.font, canvasColors.label.light),
    second === undefined
      ? ''
      : textAt({ x, y: foot + 12 }, second, labelSize.second, canvasColors.softLabel.light),
  ].join('');
}
