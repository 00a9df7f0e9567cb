import { describe, expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { operatingSystemOf } from '#shared/equipment/operating-system-of.ts';
import { portsOf } from '#shared/equipment/port-names.ts';
import { stockOf } from '#shared/network/existing/stock.ts';
import { rangesOf } from '#shared/network/graph/port-range.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { threeSites } from '../requirements-builder.ts';

const stockNamed = (model: string) =>
  stockOf(
    ExistingNetwork.parse({ currentDevices: [{ type: 'access switch', model, quantity: 4 }] }),
    catalogue,
  );

describe('older Catalysts, which many networks have', () => {
  it.each([
    ['WS-C2960X-48FPS-L', 'WS-C2960X-48FPS-L'],
    ['Catalyst 2960X-24PS-L', 'WS-C2960X-24PS-L'],
    ['Cisco 2960X-48FPD-L', 'WS-C2960X-48FPD-L'],
    ['9300-48P', 'C9300-48P'],
    ['Cisco Catalyst 9300-48P', 'C9300-48P'],
  ])('are known as %s', (typed, partNumber) => {
    const [stock] = stockNamed(typed);
    expect([stock?.device?.partNumber ?? stock?.candidates[0]?.partNumber]).toEqual([partNumber]);
  });

  it('are one of several where only the series is typed', () => {
    const [stock] = stockNamed('2960X');
    expect(stock?.device).toBeUndefined();
    expect(stock?.candidates.map(({ model }) => model)).toEqual([
      'Catalyst 2960X-24PS-L',
      'Catalyst 2960X-48FPS-L',
      'Catalyst 2960X-48FPD-L',
    ]);
  });

  it('have their own ports, system and end of sale, and route statically at most', () => {
    const older = catalogue.filter(({ model }) => model.startsWith('Catalyst 2960X'));
    expect(older.map((device) => rangesOf(portsOf(device).map(({ name }) => name)))).toEqual([
      'Gi1/0/1-28',
      'Gi1/0/1-48, Te1/0/1-2, Gi1/0/49-50',
      'Gi1/0/1-52',
    ]);
    for (const device of older) {
      expect(operatingSystemOf(device)).toEqual({ name: 'Cisco IOS 15' });
      expect(device).toMatchObject({ endOfSale: '2022-10-31', endOfSupport: '2027-10-31' });
      expect(device.specs.capabilities).toMatchObject({ 'static-routes': 'yes', ospfv2: 'no', vrrp: 'no' });
    }
  });

  it('are bought by no plan that keeps to their maker', () => {
    const requirements = threeSites({ vendorPreference: 'Cisco' });
    const { nodes } = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const switches = nodes.flatMap(({ type, model }) => (type === 'switch' && model ? [model.model] : []));
    expect(switches.length).toBeGreaterThan(0);
    expect(switches.filter((model) => /2960X|9300-48P/.test(model))).toEqual([]);
  });

  it('stay while they are supported for the years of the plan, and go where they are not', () => {
    const statusOf = (model: string) => {
      const { nodes } = planNetwork({
        requirements: threeSites(),
        existing: ExistingNetwork.parse({ currentDevices: [{ type: 'access switch', model, quantity: 2 }] }),
        devices: catalogue,
        assigned: [],
        today: '2026-11-21',
      });
      return nodes.flatMap(({ existing, status }) => (existing ? [status] : []));
    };
    expect(statusOf('Catalyst 9300-48P')).toEqual(['kept', 'kept']);
    expect(new Set(statusOf('Catalyst 2960X-48FPS-L'))).toEqual(new Set(['replaced']));
  });
});
