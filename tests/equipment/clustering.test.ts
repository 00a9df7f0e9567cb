import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { groupsInCluster, portsInCluster, slotOffset } from '#shared/equipment/clustering.ts';
import { portsOf } from '#shared/equipment/port-names.ts';

function modelOf(wanted: string): Device {
  const device = catalogue.find(({ model }) => model === wanted);
  if (device === undefined) throw new Error(`no ${wanted}`);
  return device;
}

describe('a member of a chassis cluster', () => {
  it.each([
    ['SRX300', ['ge-0/0/0'], 'ge-0/0/1', 0],
    ['SRX320', ['ge-0/0/0'], 'ge-0/0/1', 0],
    ['SRX340', [], 'ge-0/0/1', 0],
    ['SRX345', [], 'ge-0/0/1', 0],
    ['SRX380', [], 'ge-0/0/1', 0],
    ['SRX1600', [], 'HA control 0', 1],
    ['SRX2300', [], 'HA control 0', 1],
  ])('%s loses %j to management and has its control link on %s', (name, lost, control, more) => {
    const device = modelOf(name);
    const alone = portsOf(device).map((port) => port.name);
    const ports = portsInCluster(device);
    expect(ports.filter(({ isControl }) => isControl).map((port) => port.name)).toEqual([control]);
    expect(alone.filter((port) => !ports.some((own) => own.name === port))).toEqual(lost);
    expect(ports).toHaveLength(alone.length - lost.length + more);
  });

  it('has as many ports in groups for other links as by name', () => {
    for (const device of catalogue.filter(({ category }) => category === 'firewall')) {
      const groups = groupsInCluster(device).filter(({ role }) => role !== 'management');
      const counted = groups.reduce((sum, { count }) => sum + count, 0);
      const named = portsInCluster(device).filter(({ isControl }) => !isControl);
      expect([device.model, counted]).toEqual([device.model, named.length]);
    }
  });

  it('is as it is alone where its maker sets nothing', () => {
    const device = modelOf('FortiGate 100F');
    expect(portsInCluster(device)).toEqual(portsOf(device));
    expect(groupsInCluster(device)).toBe(device.specs.ports);
  });
});

it.each([
  ['SRX300', 1, true],
  ['SRX320', 3, true],
  ['SRX340', 5, true],
  ['SRX345', 5, true],
  ['SRX380', 5, true],
  ['SRX2300', 7, false],
  ['SRX4600', 7, false],
])('counts the slots of the second %s of a cluster from %i, by a document: %j', (model, slots, isSourced) => {
  expect(slotOffset(model)).toEqual({ slots, isSourced });
});
