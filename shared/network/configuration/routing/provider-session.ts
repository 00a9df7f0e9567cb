import type { Bgp } from '../../../contract/configuration/routing.ts';
import type { Circuit } from '../interfaces/circuits.ts';
import { addressAt, addressOfProvider, type Family } from '../view/link-addresses.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import { usualSession } from './bgp-part.ts';

type Neighbour = Bgp['neighbours'][number];

/** The session with the provider of a circuit, and what its kind adds; none, and the fact as missing, where the plan lacks one. */
export function providerSession(
  { edge, end }: Circuit,
  family: Family,
  own: Pick<Neighbour, 'in' | 'out' | 'announcesDefault'> &
    Partial<Pick<Neighbour, 'maxPrefixes' | 'prepend'>>,
  missing: MissingFacts,
): Bgp['neighbours'] {
  const stated = addressAt(end, end.farEnd, family);
  const address = missing.need(stated, edge.id, addressOfProvider[family]);
  const as = missing.need(end.far.as, end.far.id, 'AS number of the provider');
  if (address === undefined || as === undefined) return [];
  return [{ ...usualSession, address, as, description: end.far.label, ...own, from: [edge.id] }];
}
