import { onceEach } from '../../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Flow, NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';

/** A network without its IPv6. Each row is read once, so that those that an edit leaves are the same again. */
export const ipv4Half = (network: NetworkConfiguration): NetworkConfiguration => ({
  ...network,
  devices: network.devices.map(ipv4Device),
  flows: ipv4Flows(network.flows),
});

const ipv4Device = onceEach(
  (device: DeviceConfiguration): DeviceConfiguration => ({
    ...device,
    nat: device.nat.filter(({ kind }) => kind !== 'nat64'),
    tracks: device.tracks.filter(({ what }) => what.kind !== 'reachability' || isIpv4(what.address)),
    firstHops: device.firstHops.filter(({ address }) => isIpv4(address)),
  }),
);

const ipv4Flows = onceEach((flows: readonly Flow[]): Flow[] =>
  flows.filter(({ address }) => isIpv4(address)),
);
