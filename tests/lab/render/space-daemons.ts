import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { SpaceDaemons } from '../machine/daemons.ts';
import { portOwners } from '../wiring/port-owners.ts';
import { internetSpace } from '../wiring/provider-runs.ts';
import { farEndsOf } from './far-ends.ts';
import { frrFiles } from './frr/frr-files.ts';
import { internetFiles, providerFiles } from './frr/provider-files.ts';
import { keepalived } from './keepalived.ts';

/** What runs in each space that routes. */
export function spaceDaemons(
  network: NetworkConfiguration,
  folderOf: (space: string) => string,
): SpaceDaemons[] {
  const owners = portOwners(network.devices);
  const farEnds = farEndsOf(network);
  return [
    ...network.devices.flatMap((device): SpaceDaemons[] =>
      device.routing === undefined
        ? []
        : [
            {
              space: device.id,
              frr: frrFiles(device, device.routing, farEnds),
              keepalived: keepalived(device, folderOf(device.id)),
            },
          ],
    ),
    ...network.providers.map((provider) => ({
      space: provider.id,
      frr: providerFiles(network, provider, owners),
      keepalived: '',
    })),
    ...(network.providers.some(({ kind }) => kind === 'internet')
      ? [{ space: internetSpace, frr: internetFiles(network), keepalived: '' }]
      : []),
  ];
}
