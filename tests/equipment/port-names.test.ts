import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portNameAt, portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { portCount, rangesOf } from '#shared/network/graph/port-range.ts';
import { deviceOf } from './device-builder.ts';

const namesOf = (wanted: string): string[] =>
  catalogue.flatMap((device) =>
    device.partNumber === wanted ? portsOf(device).map(({ name }) => name) : [],
  );

describe('the names of a device’s ports', () => {
  it('are unique on each device of the catalogue, and none reads as a range', () => {
    for (const device of catalogue) {
      const ports = portsOf(device);
      const names = ports.flatMap(({ name, slower = [] }) => [name, ...slower.map((other) => other.name)]);
      expect(new Set(names).size, `${device.manufacturer} ${device.model}`).toBe(names.length);
      expect(portsByName(ports).size).toBe(names.length);
      expect(names.filter((name) => portCount(name) > 1 && !/^sfp28-|^qsfp28-/.test(name))).toEqual([]);
    }
  });

  it.each([
    ['Cisco', 'Catalyst 9300L-48P-4X', ['Gi1/0/1', 'Gi1/0/2', 'Te1/1/1']],
    ['Juniper', 'EX4100-48P', ['ge-0/0/0', 'ge-0/0/1', 'xe-0/2/0']],
    ['Fortinet', 'FortiSwitch 448E', ['port1', 'port2', 'port3']],
    ['MikroTik', 'CRS328', ['ether1', 'ether2', 'sfp-sfpplus1']],
    ['Nobody', 'Nothing', ['Port 1', 'Port 2', 'Port 3']],
  ])('of %s match the manufacturer’s guides', (manufacturer, model, names) => {
    const ports = parsePorts('2x1G-T at, 1x10G-SFP+ up, 1x1G-T mgmt');
    const device = deviceOf({ manufacturer, model, specs: { ports } });
    expect(portsOf(device).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['FG-40F', 'wan lan1 lan2 lan3 a'],
    ['FG-60F', 'wan1 wan2 internal1 internal2 internal3 internal4 internal5 dmz a b'],
    ['FG-70G', 'wan1 wan2 internal1 internal2 internal3 internal4 internal5 internal6 a b'],
    ['FG-90G', 'port1 port2 port3 port4 port5 port6 a b wan1 wan2'],
  ])('of %s are those that FortiOS knows', (partNumber, names) => {
    expect(namesOf(partNumber).join(' ')).toBe(names);
  });

  it.each([
    ['S5224F-ON', 'Eth1/1/25 Eth1/1/26 Eth1/1/27 Eth1/1/28'],
    // Six plugs: two of them in QSFP28-DD cages, which have two numbers each.
    ['S5248F-ON', 'Eth1/1/49 Eth1/1/51 Eth1/1/53 Eth1/1/54 Eth1/1/55 Eth1/1/56'],
    ['S5296F-ON', Array.from({ length: 8 }, (_, at) => `Eth1/1/${97 + at}`).join(' ')],
  ])('of %s that take 100 Gbit/s are the cages that it has', (partNumber, names) => {
    const fast = catalogue.flatMap((device) =>
      device.partNumber === partNumber
        ? portsOf(device).filter(({ speedMbps }) => speedMbps === 100_000)
        : [],
    );
    expect(fast.map(({ name }) => name).join(' ')).toBe(names);
  });

  it('of a FortiGate are those for heartbeats, and those that are faster, by their own', () => {
    expect(namesOf('FG-120G')).toEqual(
      expect.arrayContaining(['port16', 'ha', 'port17', 'port24', 'x1', 'x4']),
    );
    expect(namesOf('FG-900G')).toEqual(expect.arrayContaining(['ha', 'port24', 'x1', 'x8']));
    expect(rangesOf(namesOf('FG-400G'))).toBe('wan1-2, port1-6, ha, port7-22, x1-8');
    expect(namesOf('FG-700G')).toEqual(namesOf('FG-400G'));
    const beyond = catalogue.filter(
      ({ category, manufacturer }) => category === 'firewall' && manufacturer === 'Fortinet',
    );
    for (const { partNumber } of beyond) {
      const numbered = namesOf(partNumber).filter((name) => name.startsWith('port'));
      expect(new Set(numbered).has(`port${numbered.length + 1}`), partNumber).toBe(false);
    }
  });

  it.each([
    ['EX2300-48P', 'ge-0/0/0-47, xe-0/1/0-3'],
    ['EX3400-24P', 'ge-0/0/0-23, xe-0/2/0-3, et-0/1/0-1'],
    ['EX4100-48MP', 'ge-0/0/16-47, mge-0/0/0-15, et-0/1/0-3, xe-0/2/0-3'],
    ['EX4100-F-48P', 'ge-0/0/0-47, xe-0/2/0-3, xe-0/1/0-3'],
    ['EX4400-24MP', 'mge-0/0/0-23, et-0/1/0-1'],
    ['EX4650-48Y-AFI', 'et-0/0/0-55'],
    ['QFX5110-48S-AFO', 'xe-0/0/0-47, et-0/0/48-51'],
    ['QFX5130-32CD-AFO', 'et-0/0/0-33'],
    ['MX204', 'xe-0/1/0-7, et-0/0/0-3'],
    ['SRX1600-CHAS', 'ge-0/0/0-15, xe-0/2/0-3, et-0/1/0-1'],
    ['C9200L-24PXG-4X', 'Gi1/0/1-16, Te1/0/17-24, Te1/1/1-4'],
    ['C9500-24Y4C', 'Twe1/0/1-24, Hu1/0/25-28'],
    ['C8300-1N1S-4T2X', 'Gi0/0/0-3, Te0/0/4-5'],
    ['S6730-H48X6C', 'XGE0/0/1-48, 100GE0/0/1-6'],
  ])('of %s are %s, as its hardware guide has them', (partNumber, names) => {
    expect(rangesOf(namesOf(partNumber))).toBe(names);
  });

  it.each([
    ['EX2300-48P', 'SFP+', ['ge-0/1/0', 'ge-0/1/0', 'xe-0/1/0']],
    ['EX4650-48Y-AFI', 'SFP28', ['ge-0/0/0', 'ge-0/0/0', 'xe-0/0/0', 'et-0/0/0']],
    ['QFX5110-48S-AFO', 'QSFP28', ['et-0/0/48', 'et-0/0/48']],
    // What does not follow the plug: routers and firewalls, Junos Evolved, sockets, and other makers.
    ['MX204', 'SFP+', ['xe-0/1/0', 'xe-0/1/0', 'xe-0/1/0']],
    ['SRX380-P-SYS-JB-AC', 'SFP+', ['xe-0/0/16', 'xe-0/0/16', 'xe-0/0/16']],
    ['QFX5130-32CD-AFO', 'SFP+', ['et-0/0/32', 'et-0/0/32', 'et-0/0/32']],
    ['EX4400-24MP', 'RJ45', ['mge-0/0/0', 'mge-0/0/0', 'mge-0/0/0']],
    ['C9500-24Y4C', 'SFP28', ['Twe1/0/1', 'Twe1/0/1', 'Twe1/0/1', 'Twe1/0/1']],
    ['DCS-7050SX3-48YC8-F', 'SFP28', ['Et1', 'Et1', 'Et1', 'Et1']],
  ])('of %s in a %s follow what is plugged in, on a Juniper switch alone', (partNumber, connector, names) => {
    const device = catalogue.find((each) => each.partNumber === partNumber);
    const port = device && portsOf(device).find((each) => each.connector === connector);
    const rates = connector === 'QSFP28' ? [40_000, 100_000] : [100, 1_000, 10_000, 25_000];
    expect(rates.slice(0, names.length).map((mbps) => port && portNameAt(port, mbps))).toEqual(names);
  });

  it('of sockets for four lanes on an Arista name the first of them', () => {
    expect(namesOf('DCS-7050SX3-48YC8-F').slice(47, 50)).toEqual(['Et48', 'Et49/1', 'Et50/1']);
  });

  it('continue across connectors of the same speed', () => {
    const ports = parsePorts('2x1G-T, 2x1G-SFP up');
    const router = deviceOf({ manufacturer: 'Cisco', category: 'router', specs: { ports } });
    expect(portsOf(router).map(({ name }) => name)).toEqual(['Gi0/0/0', 'Gi0/0/1', 'Gi0/0/2', 'Gi0/0/3']);
  });
});
