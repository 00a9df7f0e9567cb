import type { Interface } from '../../../contract/configuration/interfaces.ts';

/**
 * What an interface of a device is known by across an edit: by its name, a tunnel by its link, since tunnels are numbered in
 * order and all after one that is gone get other names.
 */
export const placeOf = ({ kind, name, from }: Interface): string =>
  kind === 'tunnel' ? `tunnel ${from.join(' ')}` : name;
