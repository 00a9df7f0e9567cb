import { describe, expect, it } from 'vitest';
import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { replugLinks } from '#shared/network/checks/replug-links.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { editsAfter, noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { requirementsOf } from '../requirements-builder.ts';

const planFor = (wiredUsers: number, vendor: string) => {
  const requirements = requirementsOf({
    sites: [{ name: 'HQ', kind: 'headquarters', floors: 2, wiredUsers, wirelessUsers: 40 }],
    vendorPreference: vendor,
  });
  return {
    requirements,
    graph: planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' }),
  };
};

const { graph: first, requirements } = planFor(60, 'Cisco');
const access = first.nodes.find(({ type, layer }) => type === 'switch' && layer === 'access');
const other = catalogue.find(({ partNumber }) => partNumber === 'JL661A');

if (access === undefined || other === undefined) throw new Error('No switch.');

const endsAt = ({ edges }: Pick<Graph, 'edges'>, id: string) =>
  edges.flatMap(({ source, target, sourcePort, targetPort, type }: TopologyEdge) =>
    type === 'wireless' ? [] : source === id ? (sourcePort ?? []) : target === id ? (targetPort ?? []) : [],
  );

/** The port names of links at a device that its model lacks. */
function foreignAt(graph: Graph, id: string): string[] {
  const node = graph.nodes.find((one) => one.id === id);
  const device = catalogue.find((one) => one.id === node?.equipmentId);
  const known = portsByName(device ? portsOf(device) : []);
  return endsAt(graph, id)
    .flatMap(portsNamed)
    .filter((name) => !known.has(name));
}

const withModel = (graph: Graph): Graph => ({
  ...graph,
  nodes: graph.nodes.map((node) =>
    node.id === access.id
      ? {
          ...node,
          equipmentId: other.id,
          model: { manufacturer: other.manufacturer, model: other.model, partNumber: other.partNumber },
        }
      : node,
  ),
});

const portFindings = (graph: Graph) =>
  checkPlan({ graph, requirements, devices: catalogue }).find(({ id }) => id === 'ports')?.findings ?? [];

describe('a switch with another model than is planned', () => {
  it('has links whose ports are found that its model lacks, each with a fix', () => {
    const graph = withModel(first);
    const found = portFindings(graph).filter(({ elements }) => elements[0] === access.id);
    expect(found.length).toBe(endsAt(graph, access.id).length);
    expect(found[0]?.sentence).toContain(`${other.model} has no port `);
    const [{ fix } = { fix: undefined }] = found;
    expect(fix?.label).toMatch(/^Use /);
    const after = portFindings(
      applyChanges(graph, fix?.changes ?? { nodes: none, edges: none, subnets: none }),
    );
    expect(after.length).toBeLessThan(portFindings(graph).length);
  });

  it('takes ports of its model, no two links the same', () => {
    const graph = withModel(first);
    const plugged = { ...graph, edges: replugLinks(graph, new Set([access.id]), devicesById(catalogue)) };
    expect(foreignAt(plugged, access.id)).toEqual([]);
    const names = endsAt(plugged, access.id).flatMap(portsNamed);
    expect(new Set(names).size).toBe(names.length);
    expect(portFindings(plugged)).toEqual([]);
  });

  it.each(['chosen by hand', 'locked'])('keeps ports of its model where it is planned again, %s', (how) => {
    const given = withModel(first);
    const isLocked = how === 'locked';
    const nodes = given.nodes.map((node) =>
      node.id === access.id && isLocked ? { ...node, locked: true } : node,
    );
    const current = {
      ...given,
      nodes,
      edges: replugLinks(given, new Set([access.id]), devicesById(catalogue)),
    };
    const edits = editsAfter(noEdits(), first, current);
    const { graph: plan } = planFor(90, isLocked ? 'HPE Aruba' : 'Cisco');
    const { graph } = regenerate(current, edits, plan, catalogue);
    expect(graph.nodes.find(({ id }) => id === access.id)?.equipmentId).toBe(other.id);
    expect(endsAt(graph, access.id).length).toBeGreaterThan(0);
    expect(foreignAt(graph, access.id)).toEqual([]);
    const twice = regenerate(graph, edits, plan, catalogue);
    expect(twice.graph.edges).toEqual(graph.edges);
  });

  it('that is locked keeps its ports though another maker is planned', () => {
    const current = {
      ...first,
      nodes: first.nodes.map((node) => (node.id === access.id ? { ...node, locked: true } : node)),
    };
    const { graph } = regenerate(
      current,
      editsAfter(noEdits(), first, current),
      planFor(90, 'HPE Aruba').graph,
      catalogue,
    );
    expect(foreignAt(graph, access.id)).toEqual([]);
  });
});

const none = { added: [], changed: [], removed: [] };
