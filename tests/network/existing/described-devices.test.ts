import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { inventoryOf } from '#shared/network/existing/inventory.ts';
import { unknownDevices } from '#shared/network/existing/unknown-devices.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Listed = NonNullable<z.input<typeof ExistingNetwork>['currentDevices']>[number];

const requirements = requirementsOf({
  sites: [{ name: 'Office', kind: 'office', wiredUsers: 150, wirelessUsers: 40, servers: 6 }],
  redundancy: { coreSwitching: true },
});
const planned = (...currentDevices: Listed[]) => {
  const existing = ExistingNetwork.parse({ currentDevices });
  const graph = planNetwork({
    requirements,
    existing,
    devices: catalogue,
    assigned: [],
    today: '2026-11-21',
  });
  return { existing, graph, line: inventoryOf(existing, graph).lines[0] };
};
const box = { type: 'Core switch', model: 'Grandfather’s box', quantity: 2 } as const;
const enough = {
  copperPorts: 48,
  copperMbps: 10_000,
  fibrePorts: 48,
  fibreMbps: 25_000,
  powerSupplies: 2,
  can: ['vlans', 'static-routes', 'ospfv2', 'bgp', 'bfd', 'vrrp', 'vrf', 'mlag', 'dhcp-snooping', 'dot1x'],
} as const;

describe('a device that the catalogue does not list', () => {
  it('is asked about and replaced while nothing is said of it', () => {
    const { existing, line } = planned(box);
    expect(line).toMatchObject({ kept: 0, replaced: 2, question: { line: 0, isUnknown: true } });
    expect(line?.question?.sentence).toMatch(/^What can Grandfather’s box do\?/);
    expect(unknownDevices(existing, catalogue)).toEqual([0]);
  });

  it('stays where it serves as its owner describes it, under no model that anybody could buy', () => {
    const { existing, graph, line } = planned({ ...box, ...enough, can: [...enough.can] });
    expect(line).toMatchObject({ kept: 2, replaced: 0 });
    expect(line?.question).toBeUndefined();
    expect(unknownDevices(existing, catalogue)).toEqual([]);
    const kept = graph.nodes.filter(({ status }) => status === 'kept');
    expect(kept).toHaveLength(2);
    for (const { model, equipmentId, existing: stood } of kept) {
      expect([model, equipmentId]).toEqual([undefined, undefined]);
      expect(stood?.stated?.category).toBe('switch');
      expect(arithmeticOf(stood?.because)).toContain('as its owner describes it');
    }
    // The plan is stored with what was stated, and its checks judge the device by it.
    expect(Graph.safeParse(graph).success).toBe(true);
    const deviceOf = devicesById(catalogue);
    expect(kept.map((node) => deviceOf(node)?.specs.ports[0]?.count)).toEqual([48, 48]);
    const capable = checkPlan({ graph, requirements, devices: catalogue }).find(({ id }) => id === 'ports');
    expect(capable?.findings).toEqual([]);
  });

  it.each([
    ['ports', { fibrePorts: 2, copperPorts: 2 }, /ports of 10 Gbit\/s/],
    ['routing', { can: ['vlans'] as const }, /It has no /],
  ])('without %s goes where the place needs it, with the reason', (_, less, reason) => {
    const listed = { ...box, ...enough, ...less };
    const { graph, line } = planned({ ...listed, can: [...listed.can] });
    const why = graph.nodes.find(({ existing }) => existing)?.existing?.because;
    expect(line).toMatchObject({ kept: 0, replaced: 2 });
    expect(arithmeticOf(why)).toMatch(reason);
    expect(line?.question).toBeUndefined();
  });

  it('is, as an access point, replaced where its port tags VLANs that it does not take', () => {
    const stood = {
      type: 'accesspoint',
      model: 'Old AP',
      quantity: 2,
      clients: 200,
      copperPorts: 1,
    } as const;
    const taking = planned({ ...stood, copperMbps: 2_500, can: ['vlans'] });
    expect(taking.line).toMatchObject({ kept: 2, replaced: 0 });
    const { graph, line } = planned({ ...stood, copperMbps: 2_500 });
    expect(line).toMatchObject({ kept: 0, replaced: 2 });
    const why = graph.nodes.find(({ existing }) => existing)?.existing?.because;
    expect(arithmeticOf(why)).toMatch(/It has no VLANs \(802\.1Q\): its port tags \d VLANs?\./);
    // A plan that kept it before is told so by its checks.
    const nodes = taking.graph.nodes.map((node) =>
      node.existing?.stated
        ? { ...node, existing: { ...node.existing, stated: { ...node.existing.stated, can: [] } } }
        : node,
    );
    const checks = checkNetwork({ graph: { ...taking.graph, nodes }, requirements, devices: catalogue });
    const capable = checks.find(({ id }) => id === 'capabilities');
    expect(capable?.findings.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/Old AP has no VLANs \(802\.1Q\), which the configuration uses/),
    ]);
  });

  it('loses no access point of the catalogue by that: each takes VLANs', () => {
    const unknown = catalogue.filter(
      ({ category, specs }) => category === 'ap' && specs.capabilities?.vlans !== 'yes',
    );
    expect(unknown.map(({ model }) => model)).toEqual([]);
  });

  it('goes where the design says so, whatever it can do', () => {
    const { existing, graph, line } = planned({ ...box, ...enough, can: [...enough.can], fate: 'replace' });
    expect(line).toMatchObject({ kept: 0, replaced: 2 });
    expect(line?.question).toBeUndefined();
    expect(unknownDevices(existing, catalogue)).toEqual([]);
    const why = graph.nodes.find(({ existing: stood }) => stood)?.existing?.because;
    expect(arithmeticOf(why)).toBe('Replaces Grandfather’s box, as the design says.');
  });

  it('is asked what it is where its type does not say it, and has a place once that is stated', () => {
    const bare = { type: 'Box in the cellar', quantity: 2 };
    const { line } = planned(bare);
    expect(line).toMatchObject({ left: 2, question: { isUnknown: true } });
    expect(line?.question?.sentence).toMatch(/^What kind of device is Box in the cellar\?/);
    const answered = planned({ ...bare, category: 'switch', ...enough, can: [...enough.can] });
    expect(answered.line).toMatchObject({ kept: 2, left: 0 });
  });

  it('decides nothing about who makes the rest', () => {
    const makersOf = ({ nodes }: Graph) =>
      new Set(nodes.flatMap(({ type, model }) => (type === 'switch' && model ? model.manufacturer : [])));
    const { graph } = planned({ ...box, ...enough, can: [...enough.can] });
    expect(makersOf(graph)).toEqual(makersOf(planned().graph));
  });
});
