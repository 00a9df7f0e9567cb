import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { isOf } from './vendor.ts';

/** The maker that a design keeps to. */
export interface Preference {
  readonly name: string;
  readonly isOf: (device: Device) => boolean;
}

/**
 * The stated manufacturer, else that of most of what stays of an existing network. What stays is no reason to buy servers of that
 * maker: they share no protocol with it.
 */
export function preferenceOf(
  { vendorPreference }: Pick<Requirements, 'vendorPreference'>,
  { nodes }: Pick<Graph, 'nodes'>,
): Preference | undefined {
  if (vendorPreference !== '')
    return { name: vendorPreference, isOf: (device) => isOf(vendorPreference, device) };
  const pieces = new Map<string, number>();
  for (const { status, model, quantity } of nodes) {
    if (status !== 'kept' || model === undefined) continue;
    pieces.set(model.manufacturer, (pieces.get(model.manufacturer) ?? 0) + quantity);
  }
  const [most] = [...pieces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (most === undefined) return undefined;
  const [name] = most;
  return { name, isOf: ({ manufacturer, category }) => category !== 'server' && manufacturer === name };
}
