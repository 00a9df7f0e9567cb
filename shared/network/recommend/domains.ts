import type { Need } from './need.ts';

/** What one maker makes throughout: within it, devices share layer 2, routing or the way they are managed. */
export type Domain = 'switching' | 'fabric' | 'edge' | 'firewall' | 'servers';

export function domainOf({ role, demands }: Pick<Need, 'role' | 'demands'>): Domain {
  switch (role) {
    case 'edge':
      return 'edge';
    case 'firewall':
      return 'firewall';
    case 'server':
      return 'servers';
    case 'core':
    case 'distribution':
    case 'access':
      return demands.class?.least === 'data-centre' ? 'fabric' : 'switching';
    case 'wireless':
    case 'controller':
      return 'switching';
  }
}

/** Domains in words, as part of a sentence. */
export const domainWords = {
  switching: 'switching and wireless',
  fabric: 'the data-centre fabric',
  edge: 'the edge',
  firewall: 'the firewalls',
  servers: 'the servers',
} as const satisfies Record<Domain, string>;
