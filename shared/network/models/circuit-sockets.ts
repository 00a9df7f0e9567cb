import { gigabit } from '../../equipment/plugged-in.ts';
import { circuitKey, sharedKeyAt } from './circuit-ports.ts';
import { placeLink } from './place-link.ts';
import type { PlacedLink, PortLink } from './port-link.ts';
import { settleLink } from './settle-link.ts';

const ends = ['source', 'target'] as const;

/** Whether a circuit, on ports of its own, takes a transceiver that a socket would spare. */
export const isCaged = (link: PortLink, { speedMbps, members, ...ports }: PlacedLink): boolean =>
  link.edge.type === 'wan' &&
  speedMbps <= gigabit &&
  members === 1 &&
  (link.edge.circuit === undefined || link.twin !== undefined) &&
  ends.every((end) => sharedKeyAt(link, end) === undefined) &&
  ends.some((end) => ports[end]?.some(({ connector }) => connector !== 'RJ45'));

/**
 * Settles a circuit once more, when everything else has its ports: up to a gigabit providers hand over in either form, and a socket
 * needs no transceiver. It stays in its cages where no socket is left.
 */
export function moveToSockets(link: PortLink, placed: PlacedLink): void {
  const { pools, circuits, twin } = link;
  for (const one of twin === undefined ? [link] : [link, twin]) {
    for (const end of ends) {
      pools.get(one[end].id)?.giveBack(placed[end] ?? []);
      circuits.delete(circuitKey(one[end], undefined, one.edge));
    }
    delete one.edge.optics;
  }
  const again = { ...link, prefersSockets: true } as const;
  settleLink(again, placeLink(again) ?? placed);
}
