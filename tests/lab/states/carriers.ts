import type { Lab } from '../machine/lab.ts';

/**
 * Bridges of routing devices whose kernel does not say yet that their last link has failed, or that the first one works: it may
 * hold back either for a second (net/core/link_watch.c), and daemons hear it no earlier.
 */
export function lateCarriers(
  { routing, wiring, layerTwo }: Lab,
  isRunning: (space: string, bridge: string) => boolean,
): string[] {
  const live = layerTwo();
  const spaces = new Set(routing.map(({ id }) => id));
  const wired = new Map(
    wiring.wires
      .flatMap(({ a, b }) => [a, b])
      .filter(({ space }) => spaces.has(space))
      .map((end) => [`${end.space} ${end.bridge}`, end]),
  );
  return [...wired]
    .filter(([key, { space, bridge }]) => live.has(key) !== isRunning(space, bridge))
    .map(([key]) => `carrier of ${key}`);
}
