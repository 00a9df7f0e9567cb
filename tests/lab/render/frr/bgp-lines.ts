import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Bgp, Redistribution } from '#shared/contract/configuration/routing.ts';
import { isIpv4 } from '../is-ipv4.ts';
import { defaultList, redistributionLines } from './redistribution-lines.ts';

type Neighbour = Bgp['neighbours'][number];

/** A default of another protocol enters BGP with this mark, and leaves only to whom the configuration announces one. */
const ownDefault = '64496:1';
const marks = [defaultList, `bgp community-list standard lab-own-default seq 5 permit ${ownDefault}`];

export function bgpLines(device: DeviceConfiguration, bgp: Bgp, routerId: string): string[] {
  const neighbours = bgp.neighbours.filter(({ address }) => isIpv4(address));
  const redistributed = redistributions(bgp, neighbours);
  return [
    ...marks,
    ...redistributed.flatMap(({ source, lines }) => lines(`bgp-${source}`)),
    ...neighbours.flatMap(inLines),
    ...neighbours.flatMap((neighbour) => outLines(neighbour, bgp.as)),
    `router bgp ${bgp.as}`,
    ` bgp router-id ${routerId}`,
    ' no bgp ebgp-requires-policy',
    // As RFC 4271 has it: the older of two equal routes would depend on who started first.
    ' bgp bestpath compare-routerid',
    ...neighbours.flatMap((neighbour) => sessionLines(device, neighbour)).map((line) => ` ${line}`),
    ' address-family ipv4 unicast',
    ...bgp.networks.filter(isIpv4).map((prefix) => `  network ${prefix}`),
    ...redistributed.map(({ source }) => `  redistribute ${source} route-map bgp-${source}`),
    ...neighbours.flatMap(familyLines).map((line) => `  ${line}`),
    ' exit-address-family',
    'exit',
  ];
}

/** What is stated, and the default of static routes and OSPF where a neighbour is to get one. */
function redistributions(
  bgp: Bgp,
  neighbours: readonly Neighbour[],
): { source: Redistribution['source']; lines: (map: string) => string[] }[] {
  const announces = neighbours.some(({ announcesDefault }) => announcesDefault);
  const mark = announces ? [` set community ${ownDefault}`] : [];
  const stated = bgp.redistribute.map((row) => ({
    source: row.source,
    lines: (map: string) => redistributionLines(map, row, row.source === 'connected' ? [] : mark),
  }));
  const others = (['static', 'ospf'] as const).filter(
    (source) => announces && !stated.some((row) => row.source === source),
  );
  return [
    ...stated,
    ...others.map((source) => ({
      source,
      lines: (map: string) => [
        `route-map ${map} permit 1`,
        ' match ip address prefix-list lab-default',
        ...mark,
        'exit',
      ],
    })),
  ];
}

const mapName = (side: 'in' | 'out', { address }: Neighbour): string => `${side}-${address}`;

function inLines(neighbour: Neighbour): string[] {
  return [
    `route-map ${mapName('in', neighbour)} permit 10`,
    ...(neighbour.in === undefined ? [] : [` match ip address prefix-list ${neighbour.in}`]),
    ...(neighbour.localPreference === undefined
      ? []
      : [` set local-preference ${neighbour.localPreference}`]),
    'exit',
  ];
}

function outLines(neighbour: Neighbour, as: number): string[] {
  const map = mapName('out', neighbour);
  const prepend =
    neighbour.prepend > 0
      ? [` set as-path prepend ${Array.from({ length: neighbour.prepend }, () => as).join(' ')}`]
      : [];
  const default_ = neighbour.announcesDefault
    ? [
        `route-map ${map} permit 5`,
        ' match ip address prefix-list lab-default',
        ' set comm-list lab-own-default delete',
        ...prepend,
        'exit',
      ]
    : [
        `route-map ${map} deny 5`,
        ' match ip address prefix-list lab-default',
        ' match community lab-own-default',
        'exit',
      ];
  return [
    ...default_,
    `route-map ${map} permit 10`,
    ...(neighbour.out === undefined ? [] : [` match ip address prefix-list ${neighbour.out}`]),
    ...prepend,
    'exit',
  ];
}

function sessionLines(device: DeviceConfiguration, neighbour: Neighbour): string[] {
  const { address, as, source, ttlSecurityHops, keepaliveSeconds, holdSeconds } = neighbour;
  const from = device.interfaces.find(({ name }) => name === source)?.ipv4[0]?.split('/')[0];
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
    ...(nextHopSelf ? [`neighbor ${address} next-hop-self`] : []),
    `neighbor ${address} route-map ${mapName('in', neighbour)} in`,
    `neighbor ${address} route-map ${mapName('out', neighbour)} out`,
    ...(maxPrefixes === undefined ? [] : [`neighbor ${address} maximum-prefix ${maxPrefixes}`]),
  ];
}
