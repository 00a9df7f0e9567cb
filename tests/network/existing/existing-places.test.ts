import { describe, expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { threeSites } from '../requirements-builder.ts';

const input = { requirements: threeSites(), devices: catalogue, assigned: [], today: '2026-11-21' };
const planned = planNetwork(input);
const withDevices = (...currentDevices: { type: string; model?: string; quantity: number }[]) =>
  planNetwork({ ...input, existing: ExistingNetwork.parse({ currentDevices }) });
const [core] = planned.nodes.filter(({ layer }) => layer === 'core');
if (core?.model === undefined) throw new Error('The plan has no core switch with a model');
const { manufacturer, model } = core.model;
const statuses = (graph: Graph, status: string) => graph.nodes.filter((node) => node.status === status);

describe('an existing network', () => {
  it('keeps a device that meets the demands of its place, however its model is written', () => {
    const name = `${manufacturer.toUpperCase()}  ${model.toLowerCase()}`;
    const graph = withDevices({ type: 'Core switch', model: name, quantity: 1 });
    const [kept, ...others] = statuses(graph, 'kept');
    expect(kept).toMatchObject({ layer: 'core', equipmentId: core.equipmentId, model: { model } });
    expect(kept?.model?.from).toBe('existing-network');
    expect(arithmeticOf(kept?.existing?.because)).toContain('is there already');
    expect(others).toEqual([]);
    expect(Graph.safeParse(graph).error?.issues ?? []).toEqual([]);
  });

  it('replaces devices that fall short, and says why', () => {
    const small = catalogue.find(
      ({ category, specs }) => category === 'switch' && specs.ports.every(({ poe }) => poe === undefined),
    );
    const graph = withDevices({ type: 'Access switch', model: small?.model ?? '', quantity: 2 });
    const replaced = statuses(graph, 'replaced');
    expect(replaced.length).toBe(2);
    for (const { existing, equipmentId } of replaced) {
      expect(arithmeticOf(existing?.because)).toMatch(/Replaces .+: It(s)? /);
      expect(equipmentId).not.toBe(small?.id);
    }
  });

  it('replaces devices that the catalogue lacks', () => {
    const graph = withDevices({ type: 'Firewall', model: 'Grandfather’s box', quantity: 1 });
    expect(statuses(graph, 'replaced')).toMatchObject([{ type: 'firewall' }]);
    expect(arithmeticOf(statuses(graph, 'replaced')[0]?.existing?.because)).toContain(
      'the catalogue does not list it',
    );
  });

  it('never keeps more than exist, and marks the rest as new', () => {
    const graph = withDevices({ type: 'switch', model: `${manufacturer} ${model}`, quantity: 1 });
    expect(statuses(graph, 'kept').length).toBe(1);
    const devices = graph.nodes.filter(({ type }) => type !== 'user' && type !== 'internet');
    expect(statuses(graph, 'new').length).toBe(devices.length - 1);
  });

  it('keeps one of a pair and buys another of the same model', () => {
    const paired = threeSites({ redundancy: { internet: true, coreSwitching: true, power: false } });
    const pairOf = (graph: Graph) =>
      graph.nodes.filter(({ layer, site }) => layer === 'core' && site === paired.sites[0]?.name);
    const plan = (currentDevices: { type: string; model: string; quantity: number }[]) =>
      planNetwork({ ...input, requirements: paired, existing: ExistingNetwork.parse({ currentDevices }) });
    const premium = catalogue.filter(
      ({ category, endOfSale }) => category === 'switch' && endOfSale === undefined,
    );
    const names = premium
      .toSorted((a, b) => (b.price?.amount ?? 0) - (a.price?.amount ?? 0))
      .map((device) => device.partNumber);
    const kept = names
      .map((name) => pairOf(plan([{ type: 'Core switch', model: name, quantity: 1 }])))
      .find((pair) => pair.some(({ status }) => status === 'kept'));
    expect(kept?.map(({ status }) => status)).toEqual(['kept', 'new']);
    expect(new Set(kept?.map(({ equipmentId }) => equipmentId)).size).toBe(1);
  });

  it('is extended with its manufacturer’s devices, where no other is preferred', () => {
    const [first] = withDevices({ type: 'switch', model: 'C9500-24Y4C', quantity: 2 }).nodes.filter(
      ({ status }) => status === 'kept',
    );
    expect(first?.model?.manufacturer).toBe('Cisco');
    const access = withDevices({ type: 'Core switch', model: 'C9500-24Y4C', quantity: 2 }).nodes.filter(
      ({ label }) => label.includes('-ACC-'),
    );
    expect(new Set(access.map(({ model: named }) => named?.manufacturer))).toEqual(new Set(['Cisco']));
  });

  it('does not buy what it keeps', () => {
    const graph = withDevices({ type: 'Core switch', model, quantity: 1 });
    const needs = needsOfPlan(input.requirements, graph);
    const [kept] = statuses(graph, 'kept');
    expect(needs.flatMap(({ places }) => places.map(({ nodeId }) => nodeId))).not.toContain(kept?.id);
  });

  it('without listed devices marks none', () => {
    expect(withDevices().nodes.flatMap(({ status }) => status ?? [])).toEqual([]);
  });
});
