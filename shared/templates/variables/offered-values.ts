import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../contract/configuration/interfaces.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Device } from '../../contract/device.ts';
import { filters } from '../filters/filters.ts';
import type { VariableValues } from './validate-values.ts';

/** What a design or an item of the equipment offers to variables of the same name. */
export interface OfferedLevels {
  readonly device: VariableValues;
  readonly site: VariableValues;
  readonly design: VariableValues;
}

/** Of a device of a design; `ip_address` is the address that it is managed at. */
export function offeredByDesign(network: NetworkConfiguration, device: DeviceConfiguration): OfferedLevels {
  const ofSite = network.devices.filter(({ site }) => site === device.site);
  return {
    device: deviceValues(device),
    site: { site: device.site, site_devices: hostnames(ofSite), site_vlans: vlanIds(ofSite) },
    design: {
      devices: hostnames(network.devices),
      sites: [...new Set(network.devices.map(({ site }) => site))],
    },
  };
}

/** Of an item of the user's own equipment, which has no configuration. */
export const offeredByEquipment = ({
  manufacturer,
  model,
  category,
}: Pick<Device, 'manufacturer' | 'model' | 'category'>): OfferedLevels => ({
  device: { vendor: manufacturer, manufacturer, model, category },
  site: {},
  design: {},
});

function deviceValues(device: DeviceConfiguration): VariableValues {
  const managed = managedAt(device);
  const [address = managed?.ipv6[0]] = managed?.ipv4 ?? [];
  const { ipv4: [own] = [], ipv6: [other] = [] } =
    device.interfaces.find(({ kind }) => kind === 'loopback') ?? {};
  const loopback = own ?? other;
  const defaultOf = (everything: string) =>
    device.routing?.statics.find(({ prefix, nextHop }) => prefix === everything && nextHop)?.nextHop;
  const gateway = defaultOf('0.0.0.0/0') ?? defaultOf('::/0');
  return stated({
    hostname: device.hostname,
    device_name: device.hostname,
    kind: device.kind,
    ...(address !== undefined && addressValues(address)),
    management_interface: managed?.name,
    loopback: loopback && text('address', loopback),
    router_id: own === undefined ? device.routing?.routerId : text('address', own),
    gateway,
    vlans: device.vlans.map(({ id }) => id),
    asn: device.routing?.bgp?.as,
    ...Object.fromEntries(device.services.map(({ kind, servers }) => [`${kind}_servers`, servers])),
  });
}

const addressValues = (address: string) => ({
  ip_address: text('address', address),
  management_ip: text('address', address),
  mask: text('netmask', address),
  subnet_mask: text('netmask', address),
  network: text('network', address),
  cidr: address,
});

/** Where it speaks to servers from, else its loopback, else its first address. */
function managedAt({ interfaces, services }: DeviceConfiguration): Interface | undefined {
  const sources = services.map(({ source }) => source);
  const addressed = interfaces.filter(({ ipv4, ipv6 }) => ipv4.length + ipv6.length > 0);
  return (
    addressed.find(({ name }) => sources.includes(name)) ??
    addressed.find(({ kind }) => kind === 'loopback') ??
    addressed[0]
  );
}

const text = (filter: string, address: string): string => String(filters[filter]?.(address) ?? '');

const hostnames = (devices: readonly DeviceConfiguration[]): string[] =>
  devices.map(({ hostname }) => hostname);

const vlanIds = (devices: readonly DeviceConfiguration[]): number[] =>
  [...new Set(devices.flatMap(({ vlans }) => vlans.map(({ id }) => id)))].sort((a, b) => a - b);

const stated = (values: Readonly<Record<string, VariableValues[string] | undefined>>): VariableValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
