import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import type { Routing } from '../../../contract/configuration/routing.ts';
import { isSameList } from '../../graph/same-list.ts';
import { isSame } from '../../graph/same-value.ts';

/** Whether two networks behave alike: they differ at most in names, descriptions and services that nothing here asks for. */
export const isSimulatedAlike = (before: NetworkConfiguration, now: NetworkConfiguration): boolean =>
  before === now ||
  (isSameList(before.devices, now.devices, isDeviceAlike) &&
    isSameList(before.cables, now.cables, isSame) &&
    isSameList(before.providers, now.providers, isSame) &&
    isSameList(before.hosts, now.hosts, isSame) &&
    isSameList(before.flows, now.flows, isSame));

const isDeviceAlike = (before: DeviceConfiguration, now: DeviceConfiguration): boolean =>
  isSame(simulatedPart(before), simulatedPart(now));

/** Without what only people and other programs read. A new field of a configuration counts until it is named here. */
export function simulatedPart({
  hostname: _hostname,
  hostGuard: _guard,
  ipsec: _ipsec,
  remoteAccess: _remote,
  dhcpPools: _pools,
  dhcpRelays: _relays,
  routerAdvertisements: _advertisements,
  dhcp6: _dhcp6,
  services: _services,
  qos: _qos,
  qosMarkings: _markings,
  administration: _administration,
  vlans,
  members,
  interfaces,
  routing,
  ...rest
}: DeviceConfiguration): unknown {
  return {
    ...rest,
    vlans: vlans.map(({ name: _name, ...own }) => own),
    members: members.map(({ node }) => node),
    interfaces: interfaces.map(simulatedInterface),
    ...(routing && { routing: simulatedRouting(routing) }),
  };
}

/** The same of an interface. */
export const simulatedInterface = ({
  description: _description,
  tcpMss: _mss,
  shapeMbps: _shape,
  priorityMbps: _priority,
  trust: _trust,
  poe: _poe,
  ...rest
}: Interface): unknown => rest;

const simulatedRouting = ({ bgp, ...rest }: Routing): unknown => ({
  ...rest,
  ...(bgp && {
    bgp: { ...bgp, neighbours: bgp.neighbours.map(({ description: _description, ...own }) => own) },
  }),
});
