import type { Administration } from '../../../contract/configuration/management.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { subnetBlocks } from '../../addressing/subnet-blocks.ts';
import { knownServices } from '../services/known-services.ts';
import { secretName } from '../services/secret-name.ts';
import type { NetworkService } from '../services/service-plan.ts';
import { fromElements } from '../view/from-elements.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';
import { zoneOf } from './device-zones.ts';
import { host } from './named-servers.ts';

/** Where a network has both families, devices are administered over IPv4. */
const administered = (row: Subnet): string[] => subnetBlocks(row).slice(0, 1);

/**
 * Administrators sign in over SSH or HTTPS from the servers that administer, by TACACS+ and by a local account when that does
 * not answer; without such servers, from where administrators sit among staff and from the site's management network, by the local
 * account.
 */
export function administrationOf(
  { hostname, site, members }: LogicalDevice,
  services: readonly NetworkService[],
  { administrators, subnetsAt }: NetworkView,
): Administration {
  const of = (kind: NetworkService['kind']) => services.filter((service) => service.kind === kind);
  const serversOf = (kind: NetworkService['kind']) => of(kind).flatMap(({ servers }) => servers);
  const administering = serversOf('archive').map(host);
  const nearby =
    administering.length > 0
      ? []
      : [
          ...subnetsAt(site).filter((row) => row.vlan !== undefined && zoneOf(row) === 'management'),
          ...administrators,
        ];
  const monitors = serversOf('snmp');
  const nodes = (['archive', 'tacacs', 'snmp'] as const).flatMap((kind) =>
    of(kind).flatMap((one) => one.nodes),
  );
  return {
    signIn: serversOf('tacacs').length > 0 ? ['tacacs', 'local'] : ['local'],
    localUser: { name: 'netadmin', secret: secretName('admin', hostname, 'password') },
    protocols: [...knownServices('SSH'), ...knownServices('HTTPS')],
    allowedFrom: administering.length > 0 ? administering : nearby.flatMap(administered),
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
    from: fromElements([...members.map(({ id }) => id), ...nodes, ...nearby.map(({ id }) => id)]),
  };
}
