import { onceEach } from '#shared/caching/once-each.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { shortName } from '#web/features/topology/model/short-name.ts';
import type { Frame } from './frame.ts';
import { framedBands, framedNodes } from './framed-bands.ts';

/** Longer names do not fit beneath a device at working zoom, where a letter is seven pixels wide on average. */
const longestNear = 16;

/**
 * The names of devices at working zoom and on paper: a long one without what its frames say, and those of people and what they
 * hold alike, since they stand in one row. While devices move, as at rest.
 */
export const namesNear = onceEach((scene: Scene): readonly string[] => {
  const { nodes, routedX: x, routedY: y } = scene;
  const [codes, framed] = [codesOf(scene), framedNodes({ ...scene, x, y })];
  const isLong = ({ label }: TopologyNode) => label.length > longestNear;
  const isPeople = ({ layer, site }: TopologyNode) => layer === 'endpoint' && site !== undefined;
  const arePeopleLong = nodes.some((node) => isPeople(node) && isLong(node));
  return nodes.map((node, i) => {
    const isShort = isPeople(node) ? arePeopleLong : isLong(node);
    return isShort ? shortened(scene, codes, framed, i) : node.label;
  });
});

/** The names of devices in a small picture: all without what their frames say. */
export function shortNames(scene: Scene): readonly string[] {
  const { routedX: x, routedY: y } = scene;
  const [codes, framed] = [codesOf(scene), framedNodes({ ...scene, x, y })];
  return scene.nodes.map((_, i) => shortened(scene, codes, framed, i));
}

/**
 * The names of devices farther out by their indexes, where a place is so wide that `letters` fit beneath each: all without what
 * their frames say, if one needs that. A mixture is hard to look through.
 */
export function namesFar(frame: Frame, letters: number): (index: number) => string {
  const { scene } = frame;
  if (longestName(scene) <= letters) return (index) => scene.nodes[index]?.label ?? '';
  const [codes, { nodes: framed }] = [codesOf(scene), framedBands(frame)];
  return (index) => shortened(scene, codes, framed, index);
}

/** How many letters the longest name of a device at a site has. */
const longestName = onceEach(({ nodes }: Scene): number =>
  nodes.reduce((most, { label, site }) => (site === undefined ? most : Math.max(most, label.length)), 0),
);

/** What the name of each device begins with; nothing of what is at no site. */
const codesOf = onceEach(({ nodes, sites }: Scene): readonly (string | undefined)[] => {
  const codes = Array.from({ length: nodes.length }, (): string | undefined => undefined);
  for (const { code, members } of sites) for (const i of members) codes[i] = code;
  return codes;
});

function shortened(
  { nodes }: Scene,
  codes: readonly (string | undefined)[],
  framed: ReadonlySet<number>,
  index: number,
): string {
  const node = nodes[index];
  return node === undefined ? '' : shortName(node, codes[index], framed.has(index));
}
