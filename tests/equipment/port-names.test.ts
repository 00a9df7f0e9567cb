import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsOf } from '#shared/equipment/port-names.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { portCount } from '#shared/network/graph/port-range.ts';
import { deviceOf } from './device-builder.ts';

const namesOf = (wanted: string): string[] =>
  catalogue.flatMap((device) =>
    device.partNumber === wanted ? portsOf(device).map(({ name }) => name) : [],
  );

describe('the names of a device’s ports', () => {
  it('are unique on each device of the catalogue, and none reads as a range', () => {
    for (const device of catalogue) {
      const names = portsOf(device).map(({ name }) => name);
      expect(new Set(names).size, `${device.manufacturer} ${device.model}`).toBe(names.length);
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
    ['FG-90G', 'port1 port2 port3 port4 port5 port6 a b wan1 wan2'],
  ])('of %s are those that FortiOS knows', (partNumber, names) => {
    expect(namesOf(partNumber).join(' ')).toBe(names);
  });

  it('of a FortiGate are those for heartbeats, and those that are faster, by their own', () => {
    expect(namesOf('FG-120G')).toEqual(
      expect.arrayContaining(['port16', 'ha', 'port17', 'port24', 'x1', 'x4']),
    );
    expect(namesOf('FG-900G')).toEqual(expect.arrayContaining(['ha', 'port32']));
    const beyond = catalogue.filter(
      ({ category, manufacturer }) => category === 'firewall' && manufacturer === 'Fortinet',
    );
    for (const { partNumber } of beyond) {
      const numbered = namesOf(partNumber).filter((name) => name.startsWith('port'));
      expect(new Set(numbered).has(`port${numbered.length + 1}`), partNumber).toBe(false);
    }
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
