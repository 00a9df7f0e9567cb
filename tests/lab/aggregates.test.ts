import { describe, expect, it } from 'vitest';
import { aggregateRules } from '#shared/lab/render/aggregate-rules.ts';
import { gatewayRules } from '#shared/lab/render/gateway-rules.ts';
import { linkCommands } from '#shared/lab/render/link-commands.ts';
import { buildWiring } from '#shared/lab/wiring/build-wiring.ts';
import { liveWires } from '#shared/lab/wiring/live-wires.ts';
import { statedPriorities } from '#shared/lab/wiring/spanning-tree.ts';
import { aCable, aNetwork, aPort } from '../network/simulate/configuration-builder.ts';
import { mlagPair } from '../network/simulate/mlag-pair.ts';
import { dualStackPair } from './fixtures/dual-stack-pair.ts';
import { device, trunk, vlans } from './fixtures/parts.ts';
import { deviceFiles } from './library/device-files.ts';

const none = { chassis: new Set<string>(), cables: new Set<string>() };
const wiring = buildWiring(mlagPair, deviceFiles(mlagPair));
const liveAfter = (failed = none) =>
  liveWires(wiring, mlagPair.devices, statedPriorities(mlagPair.devices), failed);
const shown = (failed = none): string[] =>
  [...liveAfter(failed)]
    .map(({ a, b }) => `${a.space} ${a.bridge} - ${b.space} ${b.bridge}`)
    .filter((wire) => wire.includes('vlan10'))
    .sort();
const rulesAfter = (space: string, failed = none): string =>
  aggregateRules(mlagPair, wiring, liveAfter(failed)).get(space) ?? '';
const cut = (...cables: string[]) => ({ ...none, cables: new Set(cables) });

describe('a pair that ends aggregates together', () => {
  it('forwards on every link below it, and on the link between the two', () => {
    expect(shown()).toEqual([
      'acc vlan10 - host pc eth0',
      'core1 vlan10 - acc vlan10',
      'core1 vlan10 - core2 vlan10',
      'core1 vlan10 - host server eth0',
      'core2 vlan10 - acc vlan10',
      'core2 vlan10 - host printer eth0',
      'core2 vlan10 - host server eth0',
    ]);
  });

  it('loses the links of the secondary with the link between the two, unless the keepalive is lost with it', () => {
    const closed = ['core2 vlan10 - acc vlan10', 'core2 vlan10 - host server eth0'];
    for (const wire of closed) expect(shown(cut('peer-link'))).not.toContain(wire);
    expect(shown(cut('peer-link'))).toContain('core1 vlan10 - acc vlan10');
    for (const wire of closed) expect(shown(cut('peer-link', 'keepalive'))).toContain(wire);
    expect(shown({ chassis: new Set(['core1']), cables: new Set() })).toEqual([
      'acc vlan10 - host pc eth0',
      'core2 vlan10 - acc vlan10',
      'core2 vlan10 - host printer eth0',
      'core2 vlan10 - host server eth0',
    ]);
  });

  it('sends each frame by one link of an aggregate, and none back into it', () => {
    const below = rulesAfter('acc');
    expect(below.match(/ether saddr & 00:00:00:00:00:01 == 00:00:00:00:00:01 drop/g)).toHaveLength(4);
    expect(below.match(/ether saddr & 00:00:00:00:00:01 == 00:00:00:00:00:00 drop/g)).toHaveLength(4);
    expect(below).toMatch(/iifname \{ w\d+b, w\d+b \} oifname \{ w\d+b, w\d+b \} drop/);
    expect(rulesAfter('acc', cut('core2--acc'))).not.toContain('drop');
  });

  it('sends nothing from the link between the two to where the other switch has sent it', () => {
    const guard = /iifname \{ ([^}]*) \} oifname \{ ([^}]*) \} drop/;
    const guarded = (failed = none): number =>
      guard.exec(rulesAfter('core1', failed))?.[2]?.split(', ').length ?? 0;
    // The access switch in VLANs 10 and 999, and the server.
    expect(guarded()).toBe(3);
    expect(guarded(cut('core2--acc'))).toBe(1);
    expect(guarded({ chassis: new Set(['core2']), cables: new Set() })).toBe(0);
  });

  it('answers for the gateway with the virtual address, and takes what is sent to it', () => {
    const [core] = mlagPair.devices;
    expect(core && gatewayRules(core, wiring)).toContain(
      'oifname vlan10 arp saddr ip 10.1.0.1 arp saddr ether set 00:00:5e:00:01:0a',
    );
    expect(rulesAfter('core1')).toMatch(
      /iifname \{ [^}]* \} ether daddr 00:00:5e:00:01:0a ether daddr set 02:[0-9a-f:]+ meta pkttype set host/,
    );
    expect(wiring.spaces.get('core2')?.bridges.get('vlan10')?.addresses).toEqual([
      '10.1.0.3/24',
      '10.1.0.1/24',
    ]);
  });

  it('advertises the virtual address for IPv6, too, and leaves the sum of the packet as it is', () => {
    const pair = buildWiring(dualStackPair, deviceFiles(dualStackPair));
    const [core] = dualStackPair.devices;
    const rules = core ? gatewayRules(core, pair) : '';
    const mac = pair.spaces.get('core1')?.bridges.get('vlan10')?.mac ?? '';
    const written = /@th,64,128 0x20010db8001000000000000000000001 .* set 0x(\w{12}) @th,48,16 set 0x(\w{4})/;
    const [, option = '', reserved = ''] = written.exec(rules) ?? [];
    const words = (hex: string): number[] =>
      hex.match(/.{4}/g)?.map((word) => Number.parseInt(word, 16)) ?? [];
    const sum = (hex: string): number => words(hex).reduce((total, word) => total + word, 0) % 0xffff;
    expect(option).toBe('00005e000210');
    expect(sum(option + reserved)).toBe(sum(mac.replaceAll(':', '')));
  });

  it('does not learn where an aggregate or the other switch has only a share of the frames', () => {
    const silent = (space: string) =>
      linkCommands(wiring)
        .get(space)
        ?.filter((line) => line.endsWith('learning off')).length;
    expect([silent('acc'), silent('core1'), silent('host server')]).toEqual([4, 2, 2]);
  });
});

it('routed links between two pairs all work, although their ports have equal names', () => {
  const pair = (name: string, block: number) =>
    ([1, 2] as const).map((side) => {
      const id = `${name}${side}`;
      const address = (link: number): string => `10.${block}.${side}.${link}/31`;
      return device({
        id,
        kind: 'switch',
        vlans: vlans(10, 999),
        interfaces: [
          trunk(id, 'peer', [10]),
          aPort(id, 'keepalive', `10.${block}.0.${side - 1}/31`),
          aPort(id, 'q1', address(0)),
          aPort(id, 'q2', address(2)),
        ],
        mlag: {
          domain: block,
          peer: `${name}${3 - side}`,
          peerLink: 'peer',
          keepalive: {
            interface: 'keepalive',
            source: `10.${block}.0.${side - 1}`,
            destination: `10.${block}.0.${2 - side}`,
          },
          rolePriority: side * 100,
          systemMac: `02:00:5e:00:00:0${block}`,
          from: [id],
        },
      });
    });
  const routed = ['core1:q1 dist1:q1', 'core1:q2 dist2:q1', 'core2:q1 dist1:q2', 'core2:q2 dist2:q2'];
  const pairs = ['core', 'dist'].flatMap((name) => [
    `${name}1:peer ${name}2:peer`,
    `${name}1:keepalive ${name}2:keepalive`,
  ]);
  const given = aNetwork({
    devices: [...pair('core', 1), ...pair('dist', 2)],
    cables: [...pairs, ...routed].map(aCable),
  });
  const wires = buildWiring(given, deviceFiles(given));
  const live = liveWires(wires, given.devices, statedPriorities(given.devices), none);
  expect(live).toEqual(new Set(wires.wires));
  expect(live.size).toBe(4 + 2 * 3);
});
