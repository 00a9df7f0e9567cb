import type { TopologyNode } from '../../contract/topology-items.ts';

/** Words of roles and of names; the first that is found decides. */
const words: readonly (readonly [RegExp, TopologyNode['layer']])[] = [
  [/\bcore\d*\b|\bsuper[ -]?spine/i, 'core'],
  [/\bdistribution\b|\bdist\d*\b|\bagg|\bspine/i, 'distribution'],
];

/** The layer of a switch by what its file calls its kind, else by its name; undefined where neither says it. */
export const guessLayer = (...texts: readonly string[]): TopologyNode['layer'] | undefined =>
  texts
    .map((text) => words.find(([word]) => word.test(text.replaceAll('_', ' ')))?.[1])
    .find((layer) => layer !== undefined);
