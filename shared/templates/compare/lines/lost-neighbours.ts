import type { ConfigNode } from '../tree/config-node.ts';

/** Neighbours of BGP that are intended nowhere: one line removes all that is said of each, in every address family. */
export function lostNeighbours(intended: ConfigNode, running: ConfigNode): string[] {
  if (!intended.text.startsWith('router bgp ')) return [];
  const stays = new Set(neighboursIn(intended));
  return [...new Set(neighboursIn(running))].filter((name) => !stays.has(name));
}

/** What removes one. */
export const withoutNeighbour = (running: ConfigNode, name: string): string =>
  running.children.some(({ text }) => text === `neighbor ${name} peer-group`)
    ? `no neighbor ${name} peer-group`
    : `no neighbor ${name}`;

/** Whether a line is about one of them. */
export const isAbout = (text: string, neighbours: readonly string[]): boolean =>
  neighbours.includes(/^neighbor (\S+) /.exec(text)?.[1] ?? '');

const neighboursIn = ({ children }: ConfigNode): string[] =>
  children.flatMap((child) => {
    const name = /^neighbor (\S+) /.exec(child.text)?.[1];
    return [...(name === undefined ? [] : [name]), ...neighboursIn(child)];
  });
