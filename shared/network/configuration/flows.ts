import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { internetHost } from '../../contract/configuration/internet-host.ts';
import type { Flow, HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { Service } from '../../contract/configuration/security.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import { serviceNamed } from './known-services.ts';

/** What is tried where nothing is allowed. */
const probe: Service = { name: 'HTTPS', protocol: 'tcp', ports: { from: 443, to: 443 } };

/**
 * What the policy between two zones promises and forbids: from a host of each zone to a host of each other, within each
 * site, between the hub and each other site, and from each site to the one after it. The services that are allowed pass;
 * what no policy allows is dropped.
 */
export function flowsOf(
  hosts: readonly HostGroup[],
  policies: ControlPlane['policies'],
  devices: readonly DeviceConfiguration[],
  hub: string | undefined,
): Flow[] {
  const places = new Map([...new Set(hosts.map(({ site }) => site))].map((site, index) => [site, index]));
  const isNext = (a: string, b: string) => places.get(b) === (places.get(a) ?? 0) + 1;
  const areTried = (a: string, b: string) => a === b || a === hub || b === hub || isNext(a, b);
  const first = [...new Map(hosts.toReversed().map((host) => [`${host.zone} ${host.site}`, host])).values()];
  const decided = new Map(policies.toReversed().map((policy) => [`${policy.from} ${policy.to}`, policy]));
  const between = first.flatMap((source) =>
    first.flatMap((destination) => {
      if (source.subnet === destination.subnet || !areTried(source.site, destination.site)) return [];
      return flowsBetween(source.id, destination.id, withoutPrefix(destination.ipv4), [source, destination], {
        policy: decided.get(`${source.zone} ${destination.zone}`),
      });
    }),
  );
  const outwards = first.flatMap((source) =>
    flowsBetween(source.id, 'internet', internetHost, [source], {
      policy: decided.get(`${source.zone} internet`),
    }),
  );
  const inwards = published(hosts, devices).flatMap(({ host, address }) =>
    flowsBetween('internet', host.id, address, [host], { policy: decided.get(`internet ${host.zone}`) }),
  );
  return [...between, ...outwards, ...inwards].map((flow, index) => ({ id: `flow-${index + 1}`, ...flow }));
}

function flowsBetween(
  source: string,
  destination: string,
  address: string,
  hosts: readonly HostGroup[],
  { policy }: { readonly policy: ControlPlane['policies'][number] | undefined },
): Omit<Flow, 'id'>[] {
  const isAllowed = policy?.action === 'allow';
  const named = isAllowed ? policy.services.flatMap((name) => serviceNamed(name) ?? []) : [];
  const services = named.length > 0 ? named : [probe];
  return services.map((service) => ({
    source,
    destination,
    address,
    service,
    expected: isAllowed ? 'pass' : 'drop',
    from: hosts.flatMap(({ node, subnet }) => [node, subnet]),
  }));
}

/** Servers that the internet reaches, by the address that they are published under. */
function published(
  hosts: readonly HostGroup[],
  devices: readonly DeviceConfiguration[],
): { readonly host: HostGroup; readonly address: string }[] {
  const byAddress = new Map(hosts.map((host) => [withoutPrefix(host.ipv4), host]));
  return devices.flatMap(({ nat }) =>
    nat.flatMap((rule) => {
      const host = rule.kind === 'static' ? byAddress.get(rule.inside) : undefined;
      return rule.kind === 'static' && host !== undefined ? [{ host, address: rule.address }] : [];
    }),
  );
}
