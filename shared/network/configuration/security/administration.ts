import type { Administration } from '../../../contract/configuration/management.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { subnetBlocks } from '../../addressing/subnet-blocks.ts';
import { knownService } from '../services/known-services.ts';
import { secretName } from '../services/secret-name.ts';
import type { NetworkService } from '../services/service-plan.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';
import { zoneOf } from './device-zones.ts';
import { host } from './named-servers.ts';

/** Where a network has both families, devices are administered over IPv4. */
const administered = (row: Subnet): string[] => subnetBlocks(row).slice(0, 1);

/**
 * Administrators sign in over SSH or HTTPS from the servers that administer, by TACACS+ and by a local account when that does
 * not answer; without such servers, from the site's management network by the local account.
 */
export function administrationOf(
  { hostname, site }: LogicalDevice,
  services: readonly NetworkService[],
  { subnetsAt }: NetworkView,
): Administration {
  const serversOf = (kind: NetworkService['kind']) =>
    services.filter((service) => service.kind === kind).flatMap(({ servers }) => servers);
  const from = serversOf('archive').map(host);
  const nearby = () =>
    subnetsAt(site).filter((row) => row.vlan !== undefined && zoneOf(row) === 'management');
  const monitors = serversOf('snmp');
  return {
    signIn: serversOf('tacacs').length > 0 ? ['tacacs', 'local'] : ['local'],
    localUser: { name: 'netadmin', secret: secretName('admin', hostname, 'password') },
    protocols: [knownService('SSH'), knownService('HTTPS')],
    allowedFrom: from.length > 0 ? from : nearby().flatMap(administered),
    idleSeconds: 600,
    ...(monitors.length > 0 && {
      snmp: {
        user: 'monitor',
        authentication: 'sha-256',
        authenticationSecret: 'snmp_authentication_key',
        privacy: 'aes-128',
        privacySecret: 'snmp_privacy_key',
      },
    }),
  };
}
