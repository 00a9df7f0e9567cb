import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import type { BillKind, BillLine } from '#shared/equipment/bill/bill-line.ts';
import { type BillOfMaterials, billOfMaterials, figureOf } from '#shared/equipment/bill/bill-of-materials.ts';
import { deviceLines } from '#shared/equipment/bill/device-lines.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { unplacedEquipment } from '#shared/network/bill/unplaced-equipment.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { cableTotals } from '#shared/network/cables/cable-totals.ts';
import { undrawnControllers } from '#shared/network/graph/controllers-of.ts';
import { portCount } from '#shared/network/graph/port-range.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { aGraph, aLink, aNode, aSubnet } from '../graph-builder.ts';
import { anyRequirements, requirementsOf } from '../requirements-builder.ts';

const billOf = (graph: Graph, requirements: Requirements): BillOfMaterials =>
  planBill({ graph, requirements, deviceOf: devicesById(catalogue) });

const of = ({ lines }: BillOfMaterials, ...kinds: readonly BillKind[]): readonly BillLine[] =>
  lines.filter(({ kind }) => kinds.includes(kind));
const pieces = (lines: readonly BillLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

describe('the bill of every planned network', () => {
  it(
    'has a transceiver for each port of a link that takes one, and no other',
    () => {
      fc.assert(
        fc.property(anyRequirements(), (requirements) => {
          const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
          const bill = billOf(graph, requirements);
          const billed = new Map<string, number>();
          for (const { name, quantity } of of(bill, 'optic'))
            billed.set(name, (billed.get(name) ?? 0) + quantity);
          expect([...billed].sort()).toEqual([...plugged(graph)].sort());

          const totals = cableTotals(cableSchedule(graph, requirements));
          expect([...billed].sort()).toEqual(
            totals.transceivers.map(({ standard, count }) => [standard, count]).sort(),
          );
          const laid = totals.cables.reduce(
            (sum, { kind, count }) => sum + (kind === 'handover' ? 0 : count),
            0,
          );
          // Of patch cables, two belong to each that is laid in the building.
          const inBuilding = pieces(of(bill, 'cable'));
          const withoutType = pieces(of(bill, 'cable').filter(({ name }) => name.startsWith('Cable, not')));
          const cords = 2 * (inBuilding - withoutType);
          expect(inBuilding + pieces(of(bill, 'direct-attach', 'patch')) - cords).toBe(laid);

          const devices = graph.nodes.reduce(
            (sum, { type, quantity }) => sum + (type === 'user' || type === 'internet' ? 0 : quantity),
            0,
          );
          const drawn = graph.nodes.filter(({ group }) => group === 'wireless-controllers');
          expect(undrawnControllers(graph.nodes)).toEqual([]);
          expect(pieces(of(bill, 'controller'))).toBe(drawn.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(bill.pieces).toBe(devices);
          for (const line of bill.lines) {
            expect(line.quantity).toBe(line.places.reduce((sum, { quantity }) => sum + quantity, 0));
          }
        }),
        { numRuns: propertyRuns(8, 100) },
      );
    },
    propertyTimeout(60_000),
  );
});

/** Counted from the links alone: one for each port named at an end, and for an end without names one for each cable. */
/** Circuits that share a port as its sub-interfaces (`Port 3.7`), or are handed over to both members of a cluster, share what is in it. */
function plugged({ edges }: Graph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const shared = new Set<string>();
  for (const { type, circuit, source, sourcePort = '', target, targetPort = '', optics } of edges) {
    for (const [standard, node, port] of [
      [optics?.source, source, sourcePort],
      [optics?.target, target, targetPort],
    ] as const) {
      if (standard === undefined) continue;
      const whole = port.replace(/\.\d+$/, '');
      const isShared = type === 'wan' && (whole !== port || circuit !== undefined);
      if (isShared && shared.has(`${node} ${whole}`)) continue;
      shared.add(`${node} ${whole}`);
      counts.set(standard, (counts.get(standard) ?? 0) + portCount(port));
    }
  }
  return counts;
}
describe('the bill of a plan', () => {
  const model = deviceOf({ usd: 1_000, licencePerYear: 100 });
  const requirements = requirementsOf({
    growth: { percent: 0, years: 5 },
    assumptions: { racksBought: 0 },
  });
  const bill = (graph: Graph) => planBill({ graph, requirements, deviceOf: devicesById([model]) });

  it('names the places of each model, and adds up its licences over the years of growth', () => {
    const graph = aGraph([
      aNode('core', { id: 'a', site: 'York', equipmentId: model.id }),
      aNode('access', { id: 'b', site: 'Leeds', quantity: 2, equipmentId: model.id }),
    ]);
    const { lines, money } = bill(graph);
    expect(lines[0]).toMatchObject({
      name: 'A-48P',
      quantity: 3,
      places: [
        { role: 'core', sites: ['York'], quantity: 1 },
        { role: 'access', sites: ['Leeds'], quantity: 2 },
      ],
    });
    expect(money).toMatchObject([{ withEstimates: 3_000, perYear: 300, term: 4_500 }]);
  });

  it('leaves out what stays, and says what has no model or no price', () => {
    const graph = aGraph([
      aNode('core', { id: 'stays', equipmentId: model.id, status: 'kept' }),
      aNode('core', { id: 'open' }),
      aNode('core', {
        id: 'gone',
        equipmentId: 'f'.repeat(24),
        model: { manufacturer: 'Bolt', model: 'B-1', partNumber: 'B1' },
      }),
    ]);
    const { lines, unpriced, pieces: all } = bill(graph);
    expect(all).toBe(2);
    expect(unpriced).toEqual(lines);
    expect(lines.map(({ manufacturer, name, partNumber }) => [manufacturer, name, partNumber])).toEqual([
      ['', 'Switch without a model', ''],
      ['Bolt', 'B-1', 'B1'],
    ]);
  });

  it('has the watts of access points, phones and cameras once, as PoE of the ports, also of switches that stay', () => {
    const accessPoint = deviceOf({
      category: 'ap',
      partNumber: 'W-1',
      specs: { drawW: 20, poeInput: '802.3at' },
    });
    const graph = aGraph(
      [
        aNode('access', { id: 's', equipmentId: model.id }),
        aNode('access', { id: 'stays', equipmentId: model.id, status: 'kept' }),
        aNode('accesspoint', { id: 'w', quantity: 3, equipmentId: accessPoint.id }),
        aNode('users', { id: 'phones', quantity: 10 }),
        aNode('users', { id: 'cameras', quantity: 5 }),
        aNode('users', { id: 'others', quantity: 10 }),
      ],
      [
        aLink('s', 'w', { sourcePort: 'port 1-3' }),
        aLink('s', 'phones', { sourcePort: 'port 4-13', vlans: [20] }),
        aLink('s', 'cameras', { sourcePort: 'port 14-18', vlans: [30] }),
        aLink('stays', 'others', { sourcePort: 'port 1-10', vlans: [20] }),
      ],
      [
        aSubnet({ id: 'v', cidr: '10.0.0.0/24', vlan: 20, purpose: 'voice' }),
        aSubnet({ id: 'c', cidr: '10.0.1.0/24', vlan: 30, purpose: 'iot' }),
      ],
    );
    const deviceOfPlan = devicesById([model, accessPoint]);
    const { watts, poeWatts, lines } = planBill({ graph, requirements, deviceOf: deviceOfPlan });
    expect(watts).toMatchObject({ total: 100, piecesNotKnown: 0 });
    expect(poeWatts).toBe(3 * 30 + 20 * 7 + 5 * 15.4);
    expect(lines.map((line) => [line.name, figureOf(line, 'drawW')])).toContainEqual(['W-1', undefined]);
  });

  it('has licences of the FortiLAN cloud for what it manages, beyond what it manages without', () => {
    const fortinet = (model: string) => ({ model: { manufacturer: 'Fortinet', model, partNumber: model } });
    const some = (quantity: number, more: Partial<TopologyNode> = {}) =>
      aNode('accesspoint', { id: `w${quantity}`, quantity, ...fortinet('FortiAP 231G'), ...more });
    const licences = (...nodes: readonly TopologyNode[]) =>
      bill(aGraph(nodes)).lines.flatMap((line) =>
        line.kind === 'licence' ? [[line.quantity, line.isYearly, line.price?.confidence]] : [],
      );
    const gateway = aNode('firewall', { id: 'fw', ...fortinet('FortiGate 100F') });
    expect(licences(some(30))).toEqual([]);
    expect(licences(some(31))).toEqual([[31, true, 'low']]);
    expect(licences(some(31), gateway)).toEqual([]);
    expect(licences(some(31, { ledFrom: 'cloud' }), some(5), gateway)).toEqual([[31, true, 'low']]);
  });

  it('has antennas for access points that come without, unpriced unless their lines state some', () => {
    const outside = deviceOf({ category: 'ap', model: 'X1', specs: { ports: [], antenna: 'external' } });
    const aimed = deviceOf({ category: 'ap', model: 'X2', specs: { ports: [], antenna: 'directional' } });
    const patch = { kind: 'antenna' as const, partNumber: 'ANT-60', name: 'Patch', price: 300, quantity: 2 };
    const stated = deviceOf({ ...outside, id: 'c'.repeat(24), model: 'X3', lines: [patch] });
    const antennas = [outside, aimed, stated].map((device) =>
      of(billOfMaterials(deviceLines({ device, places: [{ quantity: 9, sites: ['Yard'] }] }), 3), 'antenna'),
    );
    const figures = antennas.map((lines) =>
      lines.map(({ partNumber, quantity, price }) => [partNumber, quantity, price?.amount]),
    );
    expect(figures).toEqual([[['', 9, undefined]], [], [['ANT-60', 18, 300]]]);
  });

  it('has transceivers and direct-attach cables of the maker whose port they are plugged into', () => {
    const made = (manufacturer: string) => ({ model: { manufacturer, model: 'X', partNumber: 'X' } });
    const graph = aGraph(
      [aNode('core', { id: 'a', ...made('Acme') }), aNode('core', { id: 'b', ...made('Bolt') })],
      [
        aLink('a', 'b', {
          id: 'one',
          medium: 'fibre',
          cable: 'OM4 LC duplex',
          lengthM: 40,
          optics: { source: '10GBASE-SR', target: '10GBASE-SR' },
        }),
        aLink('a', 'b', {
          id: 'two',
          medium: 'fibre',
          cable: 'DAC twinax',
          twinax: true,
          lengthM: 2,
          bandwidthMbps: 25_000,
        }),
      ],
    );
    const lines = bill(graph).lines.filter(({ kind }) => kind !== 'device');
    expect(lines.map(({ price }) => price === undefined)).toEqual([false, false, false, false, true]);
    expect(lines.map(({ manufacturer, name, quantity }) => [manufacturer, name, quantity])).toEqual([
      ['Acme', '10GBASE-SR', 1],
      ['Bolt', '10GBASE-SR', 1],
      ['Acme', 'DAC twinax 25G, 2 m', 1],
      ['', 'OM4 LC duplex, 3 m', 2],
      ['', 'OM4 LC duplex', 1],
    ]);
  });
});

it('the equipment of a design that its plan does not name is what is over', () => {
  const [used, spare] = [deviceOf(), deviceOf({ partNumber: 'spare' })];
  const uses = [{ role: 'access' as const, quantity: 3, sites: [] }];
  const lines = [used, spare].map((device) => ({
    id: device.id,
    device,
    uses,
    quantity: 3,
    version: 1,
    addedAt: '',
  }));
  const graph = aGraph([aNode('core', { id: 'a', quantity: 2, equipmentId: used.id })]);
  expect(unplacedEquipment(lines, graph)).toEqual([
    { device: used, quantity: 1 },
    { device: spare, quantity: 3 },
  ]);
});
