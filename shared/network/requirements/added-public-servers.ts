import type { Requirements } from '../../contract/requirements.ts';
import { hasFirewall } from './site-terms.ts';

/** Servers that the hub publishes although no site states any: what is inside is reached through them alone. */
export const addedPublicServers = (requirements: Requirements): number =>
  citrixGateways(requirements) + mailRelays(requirements);

/** Applications that Citrix publishes are reached through a server in front of them. */
export const citrixGateways = (requirements: Requirements): number =>
  requirements.securityRequirements.remoteAccess === 'citrix' && mayAdd(requirements) ? 1 : 0;

/**
 * A mail server inside is not reached from the internet: a relay in the DMZ takes its mail. Source: NIST SP 800-45, 5.2. Most of the
 * internet's mail comes by IPv4.
 */
export const mailRelays = (requirements: Requirements): number =>
  requirements.services.onPremise.includes('email') && !requirements.ipScheme.ipv6Only && mayAdd(requirements)
    ? 1
    : 0;

const mayAdd = (requirements: Requirements): boolean =>
  hasFirewall(requirements) && requirements.sites.every(({ publicServers }) => publicServers === 0);
