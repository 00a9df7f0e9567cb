import { onceEach } from '#shared/caching/once-each.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import type { Frame } from './frame.ts';
import { framedBands, framedNodes } from './framed-bands.ts';
import { shortName } from './short-name.ts';
import { atRest } from './site-frames.ts';

/** Longer names do not fit beneath a device at working zoom, where a letter is seven pixels wide on average. */
const longestNear = 16;

/** The names of devices at working zoom: a long one without what its frames say. While devices move, as at rest. */
export const namesNear = onceEach((scene: Scene): readonly string[] => {
  const { x, y } = atRest(scene);
  const shortened = shortNames(scene, framedNodes({ ...scene, x, y }));
  return scene.nodes.map(({ label }, i) => (label.length > longestNear ? (shortened[i] ?? label) : label));
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
