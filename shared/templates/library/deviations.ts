import { holds, prefixOf } from '../../network/addressing/prefix.ts';
import type { DeviceContext } from './device-context.ts';
import type { Omission } from './omission.ts';

/** The most names that a sentence lists. */
const most = 8;

/** One omission with the interfaces or names that it is about, or none where there are none. */
export function omitted(
  fields: readonly string[],
  about: readonly string[],
  sentence: (about: string) => string,
): Omission[] {
  const names = [...new Set(about)];
  if (names.length === 0) return [];
  const text =
    names.length > most
      ? `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} others`
      : names.join(', ');
  return [{ fields, sentence: sentence(text) }];
}

/** What a dialect follows from something else, where the configuration states it differently: no plan does. */
export function deviations({ device, interfaces, qos }: DeviceContext): Omission[] {
  const addressesOf = (name: string) => {
    const row = interfaces.find(({ key }) => key === name);
    return [...(row?.ipv4 ?? []), ...(row?.ipv6 ?? [])].map(prefixOf);
  };
  const priority = qos.find(({ isPriority }) => isPriority)?.sharePercent ?? 0;
  return [
    ...omitted(
      ['dhcpRelays.source'],
      device.dhcpRelays
        .filter((relay) => relay.source !== undefined && relay.source !== relay.interface)
        .map((relay) => relay.interface),
      (names) =>
        `Requests are relayed from the address of the interface that they came in by, as stated otherwise for ${names}.`,
    ),
    ...omitted(
      ['dhcpPools.subnet'],
      device.dhcpPools
        .filter(
          ({ interface: name, subnet }) => !addressesOf(name).some((own) => holds(prefixOf(subnet), own)),
        )
        .map(({ interface: name }) => name),
      (names) => `A pool is of the subnet of its interface, as stated otherwise for ${names}.`,
    ),
    ...omitted(
      ['routing.statics.interface'],
      (device.routing?.statics ?? [])
        .filter(
          ({ nextHop, interface: name }) =>
            nextHop !== undefined &&
            name !== undefined &&
            !nextHop.startsWith('fe80') &&
            !addressesOf(name).some((own) => holds(own, prefixOf(nextHop))),
        )
        .map(({ prefix }) => prefix),
      (names) => `The interface of a route is that of its next hop, as stated otherwise for ${names}.`,
    ),
    ...omitted(
      ['interfaces.tunnel.via.interface'],
      interfaces
        .filter(({ tunnel }) => {
          const via = tunnel?.via;
          return via && !addressesOf(via.interface).some((own) => holds(own, prefixOf(via.nextHop)));
        })
        .map(({ name }) => name),
      (names) => `Outer packets leave by the interface of their next hop, as stated otherwise for ${names}.`,
    ),
    ...omitted(
      ['interfaces.priorityMbps'],
      interfaces
        .filter(
          ({ priorityMbps, shapeMbps }) =>
            priorityMbps !== undefined &&
            shapeMbps !== undefined &&
            Math.abs(priorityMbps - (shapeMbps * priority) / 100) > shapeMbps / 200,
        )
        .map(({ name }) => name),
      (names) =>
        `The priority queue has ${priority} % of the rate, which is not what is stated for ${names}.`,
    ),
    ...omitted(
      ['administration.protocols.protocol'],
      (device.administration?.protocols ?? []).flatMap(({ name, protocol }) =>
        protocol === 'tcp' ? [] : [name],
      ),
      (names) => `Administrators come in by TCP, as stated otherwise for ${names}.`,
    ),
    ...omitted(
      ['firstHops.isActiveOnBoth'],
      device.mlag === undefined
        ? []
        : device.firstHops
            .filter(({ isActiveOnBoth }) => isActiveOnBoth !== true)
            .map((hop) => hop.interface),
      (names) => `Both switches of the pair forward what is sent to a shared gateway, also in ${names}.`,
    ),
  ];
}
