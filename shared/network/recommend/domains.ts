import type { Role } from '../../contract/device.ts';
import type { ClassDemand } from '../requirements/site-classes.ts';
import type { Need } from './need.ts';
import type { PlaceSurroundings } from './surroundings.ts';

/** What one maker makes throughout: within it, devices share layer 2, routing or the way they are managed. */
export type Domain =
  | 'switching'
  | 'switches'
  | 'wireless'
  | 'cabinets'
  | 'fabric'
  | 'edge'
  | 'branches'
  | 'firewall'
  | 'servers';

/** What of a place says in which domain it is. */
interface PlaceTerms {
  readonly class?: ClassDemand;
  /** Whether its site is a routing domain of its own, on which no other depends. */
  readonly isStub?: boolean;
  readonly surroundings?: PlaceSurroundings | undefined;
}

/** `isWirelessApart`: access points are of another maker than switches, as they seldom are. */
export function domainOf(
  role: Role,
  { class: own, isStub, surroundings }: PlaceTerms,
  isWirelessApart = false,
): Domain {
  switch (role) {
    case 'edge':
      return isStub ? 'branches' : 'edge';
    case 'firewall':
      return 'firewall';
    case 'server':
      return 'servers';
    case 'core':
    case 'distribution':
    case 'access':
      // Few makers have switches for yards and machines: nobody changes all others for the sake of these.
      if (surroundings === 'industrial') return 'cabinets';
      if (own?.least === 'data-centre') return 'fabric';
      return isWirelessApart ? 'switches' : 'switching';
    case 'wireless':
    case 'controller':
      return isWirelessApart ? 'wireless' : 'switching';
  }
}

/** Domains in words, as part of a sentence. */
export const domainWords = {
  switching: 'switching and wireless',
  switches: 'the switches',
  wireless: 'the access points',
  cabinets: 'the industrial switches',
  fabric: 'the data-centre fabric',
  edge: 'the edge',
  branches: 'the branches’ edge',
  firewall: 'the firewalls',
  servers: 'the servers',
} as const satisfies Record<Domain, string>;

/** The devices of a role in words. */
export const roleWords = {
  edge: 'routers',
  firewall: 'firewalls',
  core: 'core switches',
  distribution: 'distribution switches',
  access: 'access switches',
  wireless: 'access points',
  controller: 'controllers',
  server: 'servers',
} as const satisfies Record<Role, string>;

/** What one maker is looked for to make: a domain, of switches and access points those of one class, which is that of a site. */
export function partOf(need: Pick<Need, 'role' | 'demands'>, isWirelessApart: boolean): string {
  const domain = domainOf(need.role, need.demands, isWirelessApart);
  const isByClass = domain === 'switching' || domain === 'switches' || domain === 'wireless';
  return isByClass ? `${domain} ${need.demands.class?.least}` : domain;
}
