import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { linuxName } from '../wiring/interface-names.ts';
import { byBundle, type Leg, legsOf } from '../wiring/legs.ts';
import type { Wire, Wiring } from '../wiring/wiring.ts';
import { nftChain } from './nft-chain.ts';

/**
 * Rules for `nft -f` in each space where aggregates end, as the wires that live now leave them. Linux would bond their links, but
 * a kernel may lack the driver: here each is a port of the bridge, and a frame leaves by the one that its sender's address
 * chooses. What comes over the peer link of a pair leaves by no aggregate that the other switch has a working link of.
 */
export function aggregateRules(
  { devices }: NetworkConfiguration,
  wiring: Wiring,
  live: ReadonlySet<Wire>,
): Map<string, string> {
  const bySpace = Map.groupBy(legsOf(live), ({ space }) => space);
  const redirected = new Map(devices.map((device) => [device.id, redirections(device, wiring)]));
  const peerOf = new Map(devices.flatMap(({ id, mlag }) => (mlag ? [[id, mlag.peer]] : [])));
  const all = legsOf(wiring.wires);
  const concerned = new Set(
    [...all.filter(({ mlag }) => mlag !== undefined), ...byBundle(all).flat()].map(({ space }) => space),
  );
  return new Map(
    [...concerned].map((space) => {
      const legs = bySpace.get(space) ?? [];
      const chosen = byBundle(legs).flatMap(choices);
      const own = [
        ...nftChain('entered', 'prerouting', redirected.get(space) ?? []),
        ...nftChain('forwarded', 'forward', [
          ...byBundle(legs).map((bundle) => `iifname ${setOf(bundle)} oifname ${setOf(bundle)} drop`),
          ...chosen,
          ...guards(legs, bySpace.get(peerOf.get(space) ?? '') ?? []),
        ]),
        ...nftChain('sent', 'output', chosen),
      ];
      return [
        space,
        [
          'table bridge aggregates',
          'delete table bridge aggregates',
          'table bridge aggregates {',
          ...own,
          '}',
          '',
        ].join('\n'),
      ];
    }),
  );
}

/** Which of two links a frame takes: the last bit of its sender's address says it. */
const choices = (bundle: readonly Leg[]): string[] =>
  bundle.map(
    ({ veth }, index) =>
      `oifname ${veth} ether saddr & 00:00:00:00:00:01 == 00:00:00:00:00:0${1 - (index % 2)} drop`,
  );

function guards(legs: readonly Leg[], peers: readonly Leg[]): string[] {
  const there = new Set(
    peers.flatMap(({ mlag, bridge }) => (mlag === undefined ? [] : [`${mlag} ${bridge}`])),
  );
  const from = legs.filter(({ isPeerLink }) => isPeerLink);
  const to = legs.filter(({ mlag, bridge }) => mlag !== undefined && there.has(`${mlag} ${bridge}`));
  return from.length > 0 && to.length > 0 ? [`iifname ${setOf(from)} oifname ${setOf(to)} drop`] : [];
}

/** What is sent to the virtual address of a gateway that both of a pair are is taken where it comes in. */
function redirections(device: NetworkConfiguration['devices'][number], { spaces, wires }: Wiring): string[] {
  const legs = Map.groupBy(
    legsOf(wires).filter(({ space }) => space === device.id),
    ({ bridge }) => bridge,
  );
  return device.firstHops.flatMap(({ isActiveOnBoth, virtualMac, interface: name }) => {
    const bridge = linuxName(device, name);
    const ports = legs.get(bridge);
    const mac = spaces.get(device.id)?.bridges.get(bridge)?.mac;
    if (!isActiveOnBoth || virtualMac === undefined || ports === undefined || mac === undefined) return [];
    return [`iifname ${setOf(ports)} ether daddr ${virtualMac} ether daddr set ${mac} meta pkttype set host`];
  });
}

const setOf = (legs: readonly Leg[]): string => `{ ${legs.map(({ veth }) => veth).join(', ')} }`;
