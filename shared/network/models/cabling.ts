import type { TopologyEdge } from '../../contract/topology-items.ts';
import { onTwistedPair } from '../../equipment/optics.ts';
import { cableNames, pluggedInto } from '../../equipment/plugged-in.ts';
import type { DevicePort } from '../../equipment/port-names.ts';

/** What a link is made of. */
type Cabling = Pick<TopologyEdge, 'medium' | 'cable' | 'twinax' | 'activeOptical' | 'optics'>;

/** Where a link leads. */
interface Ends {
  readonly isBetweenBuildings: boolean;
  /** Of the devices at its ends, as far as they are known. */
  readonly makers: readonly string[];
}

/**
 * What is laid between two ports and which transceivers they take: twisted pair between sockets, twinax between cages
 * within a rack (its plugs are those of fibre), active optical cables within a room, else fibre by length, single-mode between buildings; a cage that meets a socket takes a copper
 * transceiver. Of links within a site: what a circuit takes is `handoverOptics`.
 */
export function cablingOf(
  edge: TopologyEdge,
  speedMbps: number,
  source: DevicePort | undefined,
  target: DevicePort | undefined,
  ends: Ends,
): Cabling {
  if (source === undefined && target === undefined) return {};
  const [a, b] = [isCage(source), isCage(target)];
  const { lengthM = 0 } = edge;
  if (a !== true && b !== true) return { medium: 'copper', cable: 'Cat6A' };
  if (a === false || b === false || (edge.medium === 'copper' && (a === undefined || b === undefined))) {
    const name = onTwistedPair(speedMbps);
    const optics = { ...(a === true && { source: name }), ...(b === true && { target: name }) };
    return { medium: 'copper', cable: 'Cat6A', optics };
  }
  const plugged = pluggedInto({ speedMbps, lengthM, ...ends });
  if (plugged === undefined) return { medium: 'fibre', cable: 'OS2 LC duplex' };
  if (plugged.kind !== 'transceivers')
    return {
      medium: 'fibre',
      cable: cableNames[plugged.kind],
      ...(plugged.kind === 'twinax' ? { twinax: true } : { activeOptical: true }),
    };
  const { standard, isMultimode, isParallel } = plugged.transceiver;
  return {
    medium: 'fibre',
    cable: `${isMultimode ? 'OM4' : 'OS2'} ${isParallel ? 'MPO-12' : 'LC duplex'}`,
    optics: { ...(a === true && { source: standard }), ...(b === true && { target: standard }) },
  };
}

const isCage = (port: DevicePort | undefined): boolean | undefined =>
  port === undefined ? undefined : port.connector !== 'RJ45';
