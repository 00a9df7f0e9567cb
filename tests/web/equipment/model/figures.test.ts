import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { mainThroughput } from '#web/documents/equipment/model/amounts.ts';
import { figureRows, rowsByGroup } from '#web/documents/equipment/model/figures.ts';
import { deviceOf } from '../../../equipment/device-builder.ts';

const shownOf = (key: string, device: Parameters<typeof deviceOf>[0]) =>
  figureRows.find((row) => row.key === key)?.shown(deviceOf(device));

describe('a figure is shown with its unit', () => {
  it.each([
    ['ports', '48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt'],
    ['portCount', '52'],
    ['uplink', '10 Gbit/s'],
    ['poePorts', '48'],
    ['poe', '802.3at'],
    ['poeBudgetW', '740 W'],
    ['forwardingMbps', '176 Gbit/s'],
    ['layer', 'Layer 3'],
    ['rackUnits', '1 RU'],
    ['weightKg', '5 kg'],
    ['price', 'US$5,000'],
    ['priceAsOf', '1 May 2025'],
    ['releaseYear', '2022'],
  ])('%s: %s', (key, shown) => {
    expect(shownOf(key, {})).toBe(shown);
  });

  it('as exactly as in a datasheet', () => {
    expect(shownOf('forwardingMbps', { specs: { forwardingMbps: 1_250 } })).toBe('1.25 Gbit/s');
    expect(shownOf('weightKg', { specs: { weightKg: 0.45 } })).toBe('0.45 kg');
    expect(shownOf('sessions', { specs: { sessions: 1_500_000 } })).toBe('1,500,000');
  });

  it('and not at all if it is not known', () => {
    expect(shownOf('poe', { specs: { ports: parsePorts('24x1G-T') } })).toBeUndefined();
    expect(shownOf('ports', { specs: { ports: [] } })).toBeUndefined();
    expect(shownOf('endOfSale', {})).toBeUndefined();
  });
});

it('every figure has a unique name within its group, and every row a unique key', () => {
  expect(new Set(figureRows.map(({ key }) => key)).size).toBe(figureRows.length);
  expect(new Set(figureRows.map(({ name, group }) => `${group}/${name}`)).size).toBe(figureRows.length);
});

it('rows without a figure in any of the devices are left out, but for the capabilities that a plan asks for', () => {
  const groups = rowsByGroup([deviceOf()]).map(({ group }) => group);
  expect(groups).toEqual([
    'Ports',
    'Power',
    'Throughput and capacity',
    'Capabilities',
    'Physical',
    'Commercial',
    'Life cycle',
  ]);
});

it('every device of the catalogue has figures to show, all of them words', () => {
  for (const device of catalogue) {
    const shown = rowsByGroup([device]).flatMap(({ rows }) => rows.map((row) => row.shown(device)));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.join(' ')).not.toMatch(/undefined|NaN|\[object/);
  }
});

it('a firewall is rated by its inspection throughput, a switch by its forwarding', () => {
  expect(mainThroughput(deviceOf())).toEqual({ source: 'forwardingMbps', shown: '176 Gbit/s' });
  expect(mainThroughput(deviceOf({ category: 'firewall', specs: { inspectionMbps: 2_200 } }))).toEqual({
    source: 'inspectionMbps',
    shown: '2.2 Gbit/s',
  });
});
