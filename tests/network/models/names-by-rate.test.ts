import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { portRows } from '#shared/network/device-sections/port-rows.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../support/open-engine.ts';
import { requirementsOf } from '../requirements-builder.ts';

const engine = await openEngine();
const requirements = requirementsOf({
  sites: [{ name: 'Works', kind: 'headquarters', floors: 3, wiredUsers: 70, wirelessUsers: 40, servers: 6 }],
  redundancy: { coreSwitching: true },
  vendorPreference: 'Juniper',
});
const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const core = graph.nodes.find(({ id }) => id === 'hq-core-1');
const model = catalogue.find(({ id }) => id === core?.equipmentId);

/** The links of the core, with its port. */
const links = graph.edges.flatMap((edge) => {
  const port = edge.source === core?.id ? edge.sourcePort : edge.target === core?.id ? edge.targetPort : '';
  return port ? [{ edge, port }] : [];
});

describe('ports that are called by what is plugged in', () => {
  it('have the rate of their link in the name', () => {
    expect(model).toMatchObject({ manufacturer: 'Juniper', model: 'EX4400-24X' });
    const types = new Set(links.map(({ edge, port }) => `${edge.bandwidthMbps} ${port.slice(0, 2)}`));
    expect([...types].sort()).toEqual(['1000 ge', '10000 xe', '100000 et']);
  });

  it('have one name on the canvas, in the port table, in the cable schedule and in the configuration', () => {
    const answer = configureNetwork(graph, requirements, catalogue);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    const [link] = links.filter(({ edge }) => edge.bandwidthMbps === 1_000);
    const rows = portRows(answer.network, graph, requirements, catalogue);
    const row = rows.find(({ node, port }) => node === core?.id && port === link?.port);
    expect(row).toMatchObject({ status: 'up', speedMbps: 1_000 });
    const cable = [...cableSchedule(graph, requirements)].find(({ edge }) => edge === link?.edge.id);
    expect([...(cable?.from.ports ?? []), ...(cable?.to.ports ?? [])]).toContain(link?.port);
    const device = answer.network.devices.find(({ members }) =>
      members.some(({ node }) => node === core?.id),
    );
    if (device === undefined) throw new Error('no core');
    const text = composeDevice(engine, answer.network, device, dialects.junos).files[0]?.text ?? '';
    const place = link?.port.slice(3);
    expect(text).toContain(`ge-${place} {`);
    expect(text).not.toContain(`xe-${place} {`);
    // Each port of the model once: the unused ones by the name for their own rate.
    const own = rows.filter(({ node }) => node === core?.id).map(({ port }) => port.slice(3));
    expect(own.toSorted()).toEqual(
      portsOf(model ?? never())
        .map(({ name }) => name.slice(3))
        .toSorted(),
    );
  });

  it('are found under a wrong name, whose fix is the right one', () => {
    const [link] = links.filter(({ edge }) => edge.bandwidthMbps === 1_000);
    const edges = graph.edges.map((edge) =>
      edge.id === link?.edge.id ? { ...edge, bandwidthMbps: 10_000 } : edge,
    );
    const [finding, ...others] = portFindings({ ...graph, edges }).filter(({ elements }) =>
      elements.includes('hq-core-1'),
    );
    expect(others).toEqual([]);
    expect(finding?.sentence).toBe(
      `HQ-CORE-1: at 10 Gbit/s ${link?.port} is called ${link?.port.replace('ge', 'xe')}.`,
    );
    const mended = applyChanges({ ...graph, edges }, finding?.fix?.changes ?? never());
    expect(portFindings(mended).map(({ sentence }) => sentence)).not.toContain(finding?.sentence);
  });

  it('take one link, whatever it is called there', () => {
    const [slow, fast] = [1_000, 10_000].map((mbps) => links.find(({ edge }) => edge.bandwidthMbps === mbps));
    const end = fast?.edge.source === core?.id ? 'sourcePort' : 'targetPort';
    const same = slow?.port.replace('ge', 'xe') ?? '';
    expect(portsByName(portsOf(model ?? never())).get(same)).toBeDefined();
    const edges = graph.edges.map((edge) => (edge.id === fast?.edge.id ? { ...edge, [end]: same } : edge));
    const sentences = portFindings({ ...graph, edges }).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => sentence.includes('has two links on'))).toHaveLength(1);
  });
});

const portFindings = (changed: Graph) =>
  checkPlan({ graph: changed, requirements, devices: catalogue }).find(({ id }) => id === 'ports')
    ?.findings ?? never();

function never(): never {
  throw new Error('nothing found');
}
