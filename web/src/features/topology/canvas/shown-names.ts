import { onceEach } from '#shared/caching/once-each.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import type { Frame } from './frame.ts';
import { framedBands, framedNodes } from './framed-bands.ts';
import { shortName } from './short-name.ts';

/** Longer names do not fit beneath a device at working zoom, where a letter is seven pixels wide on average. */
const longestNear = 16;

/**
 * The names of devices at working zoom and on paper: a long one without what its frames say, and those of people and what they
 * hold alike, since they stand in one row. While devices move, as at rest.
 */
export const namesNear = onceEach((scene: Scene): readonly string[] => {
  const { nodes, routedX: x, routedY: y } = scene;
  const shortened = shortNames(scene, framedNodes({ ...scene, x, y }));
  const isLong = ({ label }: TopologyNode) => label.length > longestNear;
  const isPeople = ({ layer, site }: TopologyNode) => layer === 'endpoint' && site !== undefined;
  const arePeopleLong = nodes.some((node) => isPeople(node) && isLong(node));
  return nodes.map((node, i) => {
    const isShort = isPeople(node) ? arePeopleLong : isLong(node);
    return isShort ? (shortened[i] ?? node.label) : node.label;
  });
});

/**
 * The names of devices farther out, where a place is so wide that `letters` fit beneath each: all without what their frames
 * say, if one needs that. A mixture is hard to look through.
 */
export function namesFar(frame: Frame, letters: number): readonly string[] {
  const { scene } = frame;
  return longestName(scene) > letters ? shortNames(scene, framedBands(frame).nodes) : wholeNames(scene);
}

const wholeNames = onceEach((scene: Scene): readonly string[] => scene.nodes.map(({ label }) => label));

/** How many letters the longest name of a device at a site has. */
const longestName = onceEach(({ nodes }: Scene): number =>
  nodes.reduce((most, { label, site }) => (site === undefined ? most : Math.max(most, label.length)), 0),
);

function shortNames({ nodes, sites }: Scene, framed: ReadonlySet<number>): readonly string[] {
  const names = nodes.map(({ label }) => label);
  for (const { code, members } of sites)
    for (const i of members) {
      const node = nodes[i];
      if (node) names[i] = shortName(node, code, framed.has(i));
    }
  return names;
}
