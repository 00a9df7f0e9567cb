import type {
  HostGroup,
  NetworkConfiguration,
} from '#shared/contract/configuration/network-configuration.ts';
import { framesOf, untagged } from './frames-of.ts';
import { vlanBridge } from './interface-names.ts';
import { nextMac } from './next-mac.ts';
import type { PortOwner, PortOwners } from './port-owners.ts';
import type { PlannedRun } from './provider-runs.ts';
import type { Space } from './wiring.ts';

export const hostSpace = (id: string): string => `host ${id}`;
export const hostBridge = 'eth0';

/** One namespace for the first host of each group, plugged into its ports. */
export function hostRuns(
  { devices, hosts }: NetworkConfiguration,
  owners: PortOwners,
  add: (space: Space) => void,
  notes: string[],
): PlannedRun[] {
  const own = new Set(
    devices.flatMap(({ interfaces }) => interfaces.flatMap(({ ipv4 }) => ipv4.map(addressOf))),
  );
  return hosts
    .filter(({ ipv4 }) => !own.has(addressOf(ipv4)))
    .flatMap((host) => {
      const key = hostSpace(host.id);
      add({
        key,
        bridges: new Map([
          [hostBridge, { name: hostBridge, mac: nextMac(), mtu: 1500, addresses: [host.ipv4] }],
        ]),
      });
      return host.ports.flatMap((port) => {
        const owner = owners(port);
        const bridge = owner && meets(owner, host);
        if (!owner || bridge === undefined) {
          notes.push(`${host.id} is plugged into ${port.node} ${port.name}, which does not carry its VLAN.`);
          return [];
        }
        return [
          {
            run: { cables: [`${host.id} to ${port.node}`], chassis: [port.node], host: host.id },
            joins: [{ a: { space: owner.device.id, bridge }, b: { space: key, bridge: hostBridge } }],
          },
        ];
      });
    });
}

/** Untagged where the port's untagged frames are in the group's VLAN, else tagged. */
function meets({ device, interface: port }: PortOwner, { vlan }: HostGroup): string | undefined {
  const frames = framesOf(device, port);
  if (vlan === undefined || frames.get(untagged) === vlanBridge(vlan)) return frames.get(untagged);
  return frames.get(vlan);
}

const addressOf = (cidr: string): string => cidr.split('/')[0] ?? '';
