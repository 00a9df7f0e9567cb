import type { HostGroup, NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { withoutPrefix } from '../../network/addressing/ipv4.ts';
import { aggregateEnd } from './aggregate-end.ts';
import { framesOf, untagged } from './frames-of.ts';
import { vlanBridge } from './interface-names.ts';
import { nextMac } from './next-mac.ts';
import type { PortOwner, PortOwners } from './port-owners.ts';
import type { PlannedRun } from './provider-runs.ts';
import type { Bridge, Space } from './wiring.ts';

export const hostSpace = (id: string): string => `host ${id}`;
export const hostBridge = 'eth0';

/** All that begin and answer nothing: together they keep the VLANs up that hosts are in. */
const idleSpace = 'idle hosts';

/** One namespace for the first host of each group that a flow names, plugged into its ports. */
export function hostRuns(
  { devices, hosts, flows }: NetworkConfiguration,
  owners: PortOwners,
  add: (space: Space) => void,
  notes: string[],
): PlannedRun[] {
  const own = new Set(
    devices.flatMap(({ interfaces }) =>
      interfaces.flatMap(({ ipv4, ipv6 }) => [...ipv4, ...ipv6].map(withoutPrefix)),
    ),
  );
  const named = new Set(flows.flatMap(({ source, destination }) => [source, destination]));
  const idle = new Map<string, Bridge>();
  const isKept = new Set<string>();
  add({ key: idleSpace, bridges: idle });
  return hosts
    .filter(({ ipv4, ipv6 }) => !own.has(withoutPrefix(ipv4 ?? ipv6 ?? '')))
    .flatMap((host) => {
      const isIdle = !named.has(host.id);
      const key = isIdle ? idleSpace : hostSpace(host.id);
      if (!isIdle)
        add({
          key,
          bridges: new Map([
            [
              hostBridge,
              bridgeOf(
                hostBridge,
                [host.ipv4, host.ipv6].flatMap((address) => address ?? []),
              ),
            ],
          ]),
        });
      return host.ports.flatMap((port): PlannedRun[] => {
        const owner = owners(port);
        const bridge = owner && meets(owner, host);
        if (!owner || bridge === undefined) {
          notes.push(`${host.id} is plugged into ${port.node} ${port.name}, which does not carry its VLAN.`);
          return [];
        }
        const run = { cables: [`${host.id} to ${port.node}`], chassis: [port.node] };
        const a = aggregateEnd(owner, bridge);
        const b = { space: key, bridge: hostBridge };
        if (!isIdle && host.bond === 'lacp') return [{ run, joins: [{ a, b: { ...b, bundle: 'bond' } }] }];
        if (!isIdle) return [{ run: { ...run, host: host.id }, joins: [{ a, b }] }];
        const kept = `${port.node} ${bridge}`;
        if (isKept.has(kept)) return [];
        isKept.add(kept);
        const name = `idle${idle.size}`;
        idle.set(name, bridgeOf(name, []));
        return [{ run, joins: [{ a, b: { space: key, bridge: name } }] }];
      });
    });
}

const bridgeOf = (name: string, addresses: readonly string[]): Bridge => ({
  name,
  mac: nextMac(),
  mtu: 1500,
  addresses,
});

/** Untagged where the port's untagged frames are in the group's VLAN, else tagged. */
function meets({ device, interface: port }: PortOwner, { vlan }: HostGroup): string | undefined {
  const frames = framesOf(device, port);
  if (vlan === undefined || frames.get(untagged) === vlanBridge(vlan)) return frames.get(untagged);
  return frames.get(vlan);
}
