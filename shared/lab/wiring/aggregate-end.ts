import type { PortOwner } from './port-owners.ts';
import type { WireEnd } from './wiring.ts';

/** The end of a wire at a device's bridge, with what an aggregate makes of it. */
export const aggregateEnd = ({ device, interface: row }: PortOwner, bridge: string): WireEnd => ({
  space: device.id,
  bridge,
  ...(row.aggregation?.mode === 'lacp' && { bundle: row.name }),
  ...(row.aggregation?.mlag !== undefined && { mlag: row.aggregation.mlag }),
  ...(row.name === device.mlag?.peerLink && { isPeerLink: true as const }),
});
