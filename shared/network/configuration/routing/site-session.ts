import type { Bgp } from '../../../contract/configuration/routing.ts';
import { addressAt, type Family } from '../view/link-addresses.ts';
import type { LinkEnd } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import { usualSession } from './bgp-part.ts';
import type { RoutingDomains } from './routing-domains.ts';

type Neighbour = Bgp['neighbours'][number];

/** The session with the device of another site over a tunnel or line, of which each site has an AS of its own; none where its address is missing. */
export function siteSession(
  end: LinkEnd,
  family: Family,
  terms: Pick<Neighbour, 'in' | 'out' | 'announcesDefault' | 'localPreference'>,
  domains: RoutingDomains,
  missing: MissingFacts,
): Neighbour[] {
  const what = family === 'ipv4' ? 'address' : 'IPv6 address';
  const stated = addressAt(end, end.farEnd, family);
  const address = missing.need(stated, end.edge.id, `${what} at ${end.far.label}`);
  if (address === undefined) return [];
  return [
    {
      ...usualSession,
      address,
      as: domains.asOf(end.far.site ?? ''),
      description: end.far.label,
      ...terms,
      from: [end.edge.id],
    },
  ];
}
