import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { peopleOf } from '../requirements/effective-sites.ts';
import { hasRemoteTunnels } from '../requirements/remote-tunnels.ts';
import { growthFactor } from './size-site.ts';

/** How many people work from elsewhere at the same time, with growth, and from what that follows. */
export interface RemotePeople {
  /** Tunnels at the same time: addresses of the pool, sessions of the device that ends them, licences. */
  readonly hosts: number;
  /** Who work at all sites. */
  readonly people: number;
  /** Part of them, 0 to 1. */
  readonly share: number;
  /** How many work from elsewhere at the same time, where that is stated. */
  readonly stated: number | undefined;
}

/** The one count of them. Nothing where none comes in by a tunnel. */
export function remotePeople(sites: readonly Site[], requirements: Requirements): RemotePeople | undefined {
  if (!hasRemoteTunnels(requirements)) return undefined;
  const { remoteUsers: stated } = requirements;
  const { remoteShare: share } = assumptionsOf(requirements);
  const people = sites.reduce((sum, site) => sum + peopleOf(site), 0);
  const hosts = Math.max(1, Math.ceil((stated ?? people * share) * growthFactor(requirements)));
  return { hosts, people, share, stated };
}

/** What their number follows from. */
export const remoteStated = ({ stated }: Pick<RemotePeople, 'stated'>): string[] => [
  'requirements.securityRequirements.remoteAccess',
  'requirements.services.network.vpn',
  ...(stated === undefined ? [] : ['requirements.remoteUsers']),
];
