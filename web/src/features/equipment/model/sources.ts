import type { Device, Figure } from '#shared/contract/device.ts';

/** Where a figure comes from, in a word or two. */
export function sourceOf({ sources, systemOwned }: Pick<Device, 'sources' | 'systemOwned'>, figure: Figure) {
  const source = sources[figure];
  if (source === undefined) return systemOwned ? 'Stated' : 'Stated by you';
  return { datasheet: 'Datasheet', facts: 'Device library', estimate: 'Estimate' }[source];
}
