import { describe, expect, it } from 'vitest';
import { deviceCommands, tunnelNumbers } from '#shared/lab/render/device-commands.ts';
import { instanceNames, keepalivedConf } from '#shared/lab/render/keepalived-conf.ts';
import { linkCommands } from '#shared/lab/render/link-commands.ts';
import { packetFilter } from '#shared/lab/render/packet-filter.ts';
import { withQuickTimers } from '#shared/lab/render/quick-timers.ts';
import { buildWiring } from '#shared/lab/wiring/build-wiring.ts';
import { device, policy } from './fixtures/parts.ts';
import { smallOffice } from './fixtures/small-office.ts';
import { threeSites } from './fixtures/three-sites.ts';
import { deviceFiles } from './library/device-files.ts';

const files = deviceFiles(threeSites);
const of = (id: string) => {
  const found = threeSites.devices.find((row) => row.id === id);
  if (!found) throw new Error(`no device ${id}`);
  return found;
};

describe('what the library writes, in the lab', () => {
  it('has short waits, and the timers that the configuration states', () => {
    const text = withQuickTimers(files(of('core1'), 'etc/frr/frr.conf'));
    expect(text).toContain(' ip ospf dead-interval 4\n ip ospf retransmit-interval 1\n');
    expect(text).toContain('router ospf\n timers throttle spf 20 100 1000\n');
    expect(
      withQuickTimers('router bgp 1\n neighbor 10.0.0.1 remote-as 2\n neighbor 10.0.0.1 timers 3 9\n'),
    ).toContain(' neighbor 10.0.0.1 timers connect 1\n neighbor 10.0.0.1 advertisement-interval 0\n');
  });

  it('takes VXLAN, which stands in for it, for ESP', () => {
    const zones = ['a', 'b'].map((name, index) => ({
      name,
      interfaces: [],
      prefixes: [`10.0.${index}.0/24`],
      from: ['test'],
    }));
    const esp = { name: 'ipsec', protocol: 'esp' as const };
    const firewall = device({ id: 'f', kind: 'firewall', zones, policies: [policy('a', 'b', [esp])] });
    const network = { ...threeSites, devices: [firewall] };
    const text = packetFilter(deviceFiles(network)(firewall, 'etc/nftables.conf'));
    expect(text).toContain('meta l4proto esp accept comment "a to b"');
    expect(text).toContain('udp dport 4789 accept comment "a to b"');
  });

  it('has the state of its tracks in a folder of the lab’s', () => {
    const core = of('core1');
    const text = files(core, 'etc/keepalived/keepalived.conf');
    expect(keepalivedConf(text, '/lab')).toContain('file /lab/vlan10-10');
    expect([...instanceNames(text, core.firstHops).values()]).toContain('vlan10-10');
  });
});

it('a tunnel has one number at both ends, and leaves by the way that is stated', () => {
  const numberOf = tunnelNumbers(threeSites);
  const [edge, branch] = ['rtr1', 'br1'].map((id) => deviceCommands(of(id), files, numberOf).join('\n'));
  expect(edge).toMatch(
    /vxlan id 3 local 203\.0\.113\.2 remote 203\.0\.113\.6 dstport 4789 srcport 4789 4790/,
  );
  expect(branch).toMatch(/vxlan id 3 local 203\.0\.113\.6 remote 203\.0\.113\.2/);
  expect(branch).toContain('from 203.0.113.6 to 203.0.113.2 lookup');
  expect(branch).toMatch(/route replace default via 203\.0\.113\.5 dev wan1 onlink table/);
});

it('each VLAN of a switch is a bridge, and each wire a port of one at both ends', () => {
  const commands = linkCommands(buildWiring(smallOffice, deviceFiles(smallOffice)));
  const wires = commands.get('sw')?.filter((line) => line.includes('master')) ?? [];
  expect(wires.filter((line) => line.includes('master vlan10'))).toHaveLength(2);
  expect(wires.some((line) => line.includes('master vlan999'))).toBe(false);
  expect(commands.get('fw')?.filter((line) => line.includes('master lan1.10'))).toHaveLength(1);
});
