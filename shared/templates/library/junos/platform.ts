import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import { type Clustering, clusteringOf, slotOffset } from '../../../equipment/clustering.ts';
import { isJunosEvolved } from '../../../equipment/junos-ports.ts';
import type { StaticRow } from '../context/routing-rows.ts';
import type { DeviceContext } from '../device-context.ts';

/**
 * Which hierarchy a device has: security zones, bridge domains, or VLANs (ELS), which a switch has and a router with Junos OS Evolved
 * (ACX7000, PTX10000).
 */
export type Platform = 'srx' | 'mx' | 'evolved' | 'switch';

/** What keeps state, translates or encrypts is an SRX; a router without Junos OS Evolved has the statements of an MX. */
export function platformOf(device: DeviceConfiguration): Platform {
  if (device.kind === 'switch') return 'switch';
  const isSecurity =
    device.kind === 'firewall' ||
    device.nat.length > 0 ||
    device.ipsec.length > 0 ||
    device.remoteAccess !== undefined ||
    (device.policies.length > 0 && device.filtering === 'stateful');
  if (isSecurity) return 'srx';
  return device.model !== undefined && isJunosEvolved(device.model) ? 'evolved' : 'mx';
}

/** A port of a chassis of a cluster: the second one's slots follow those of the first, as many as the model has. */
export const nodePort = (
  port: string,
  chassis: number,
  { model }: Pick<DeviceConfiguration, 'model'>,
): string =>
  port.replace(
    /^([a-z]+-)(\d+)\//,
    (_, type: string, slot: string) => `${type}${Number(slot) + chassis * slotOffset(model).slots}/`,
  );

/** What the model of an SRX cluster sets for one; undefined where it is not known. */
export const clusteringAt = ({
  model,
  members,
}: Pick<DeviceConfiguration, 'model' | 'members'>): Clustering | undefined =>
  model === undefined || members.length < 2 ? undefined : clusteringOf({ manufacturer: 'Juniper', model });

/** A routing instance has one loopback, with all addresses. */
export const unitOf = (name: string): string =>
  name.startsWith('lo0.') ? 'lo0.0' : name.includes('.') ? name : `${name}.0`;

/** Whether a route comes and goes with a probe: an SRX probes IPv4 only, and an EX or Junos OS Evolved does not at all. */
export function isTracked(
  { track, family }: StaticRow,
  { tracks }: Pick<DeviceContext, 'tracks'>,
  platform: Platform,
): boolean {
  if (tracks.find(({ name }) => name === track)?.kind !== 'reachability') return false;
  return platform === 'mx' || (platform === 'srx' && family === 4);
}
