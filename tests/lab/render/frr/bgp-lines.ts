import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Bgp, Redistribution } from '#shared/contract/configuration/routing.ts';
import { type AddressFamily, families, familyOf, ipv4, withoutPrefix } from '../address-family.ts';
import { defaultList, redistributionLines } from './redistribution-lines.ts';

type Neighbour = Bgp['neighbours'][number];

/** A default of another protocol enters BGP with this mark, and leaves only to whom the configuration announces one. */
const ownDefault = '64496:1';
const marks = [defaultList, `bgp community-list standard lab-own-default seq 5 permit ${ownDefault}`];

export function bgpLines(device: DeviceConfiguration, bgp: Bgp, routerId: string): string[] {
  const spoken = families
    .map((family) => ({ family, neighbours: bgp.neighbours.filter(({ address }) => family.isOwn(address)) }))
    .filter(({ family, neighbours }) => family === ipv4 || neighbours.length > 0)
    .map((row) => ({ ...row, redistributed: redistributions(bgp, row.neighbours, row.family) }));
  return [
    ...marks,
    ...spoken.flatMap(({ redistributed }) => redistributed.flatMap(({ lines }) => lines)),
    ...bgp.neighbours.flatMap(inLines),
    ...bgp.neighbours.flatMap((neighbour) => outLines(neighbour, bgp.as)),
    `router bgp ${bgp.as}`,
    ` bgp router-id ${routerId}`,
    ' no bgp ebgp-requires-policy',
    // As RFC 4271 has it: the older of two equal routes would depend on who started first.
    ' bgp bestpath compare-routerid',
    // Each neighbour is told only the family that it is spoken to in.
    ' no bgp default ipv4-unicast',
    ...bgp.neighbours.flatMap((neighbour) => sessionLines(device, neighbour)).map((line) => ` ${line}`),
    ...spoken.flatMap(({ family, neighbours, redistributed }) => [
      ` address-family ${family.name} unicast`,
      ...bgp.networks.filter(family.isOwn).map((prefix) => `  network ${prefix}`),
      ...redistributed.map(({ daemon, map }) => `  redistribute ${daemon} route-map ${map}`),
      ...neighbours.flatMap(familyLines).map((line) => `  ${line}`),
      ' exit-address-family',
    ]),
    'exit',
  ];
}

/** What is stated, and the default of static routes and OSPF where a neighbour is to get one. */
function redistributions(
  bgp: Bgp,
  neighbours: readonly Neighbour[],
  family: AddressFamily,
): { daemon: string; map: string; lines: string[] }[] {
  const announces = neighbours.some(({ announcesDefault }) => announcesDefault);
  const mark = announces ? [` set community ${ownDefault}`] : [];
  const named = (source: Redistribution['source']) => ({
    daemon: source === 'ospf' && family !== ipv4 ? 'ospf6' : source,
    map: `${family === ipv4 ? 'bgp' : 'bgp6'}-${source}`,
  });
  const stated = bgp.redistribute.map((row) => {
    const own = named(row.source);
    const mine = row.source === 'connected' ? [] : mark;
    return { ...own, lines: redistributionLines(own.map, row, family, mine) };
  });
  const others = (['static', 'ospf'] as const).filter(
    (source) => announces && !bgp.redistribute.some((row) => row.source === source),
  );
  return [
    ...stated,
    ...others.map((source) => {
      const own = named(source);
      const match = ` match ${family.ip} address prefix-list lab-default`;
      return { ...own, lines: [`route-map ${own.map} permit 1`, match, ...mark, 'exit'] };
    }),
  ];
}

const mapName = (side: 'in' | 'out', { address }: Neighbour): string => `${side}-${address}`;

function inLines(neighbour: Neighbour): string[] {
  return [
    `route-map ${mapName('in', neighbour)} permit 10`,
    ...(neighbour.in === undefined
      ? []
      : [` match ${familyOf(neighbour.address).ip} address prefix-list ${neighbour.in}`]),
    ...(neighbour.localPreference === undefined
      ? []
      : [` set local-preference ${neighbour.localPreference}`]),
    'exit',
  ];
}

function outLines(neighbour: Neighbour, as: number): string[] {
  const map = mapName('out', neighbour);
  const { ip } = familyOf(neighbour.address);
  const prepend =
    neighbour.prepend > 0
      ? [` set as-path prepend ${Array.from({ length: neighbour.prepend }, () => as).join(' ')}`]
      : [];
  const default_ = neighbour.announcesDefault
    ? [
        `route-map ${map} permit 5`,
        ` match ${ip} address prefix-list lab-default`,
        ' set comm-list lab-own-default delete',
        ...prepend,
        'exit',
      ]
    : [
        `route-map ${map} deny 5`,
        ` match ${ip} address prefix-list lab-default`,
        ' match community lab-own-default',
        'exit',
      ];
  return [
    ...default_,
    `route-map ${map} permit 10`,
    ...(neighbour.out === undefined ? [] : [` match ${ip} address prefix-list ${neighbour.out}`]),
    ...prepend,
    'exit',
  ];
}

function sessionLines(device: DeviceConfiguration, neighbour: Neighbour): string[] {
  const { address, as, source, ttlSecurityHops, keepaliveSeconds, holdSeconds } = neighbour;
  const own = device.interfaces.find(({ name }) => name === source)?.[familyOf(address).name][0];
  const from = own && withoutPrefix(own);
  return [
    `neighbor ${address} remote-as ${as}`,
    `neighbor ${address} timers ${keepaliveSeconds} ${holdSeconds}`,
    `neighbor ${address} timers connect 1`,
    `neighbor ${address} advertisement-interval 0`,
    ...(from === undefined ? [] : [`neighbor ${address} update-source ${from}`]),
    ...(ttlSecurityHops === undefined ? [] : [`neighbor ${address} ttl-security hops ${ttlSecurityHops}`]),
  ];
}

function familyLines(neighbour: Neighbour): string[] {
  const { address, nextHopSelf, maxPrefixes } = neighbour;
  return [
    `neighbor ${address} activate`,
    ...(nextHopSelf ? [`neighbor ${address} next-hop-self`] : []),
    `neighbor ${address} route-map ${mapName('in', neighbour)} in`,
    `neighbor ${address} route-map ${mapName('out', neighbour)} out`,
    ...(maxPrefixes === undefined ? [] : [`neighbor ${address} maximum-prefix ${maxPrefixes}`]),
  ];
}
