import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { allCases } from '../reference/cases/all-cases.ts';

/**
 * A publisher whose core is a pair of Catalyst 9500: they stack by StackWise Virtual, over ports, and have no MLAG. The
 * Catalyst 9300X, which is chosen otherwise, stacks by cables of its own.
 */
const publisher = allCases.find(({ id }) => id === 'brownfield');
if (publisher === undefined) throw new Error('There is no reference design brownfield');
const { requirements, existing } = publisher;
const devices = catalogue.filter(({ model }) => !model.startsWith('Catalyst 9300X'));
const graph = planNetwork({
  requirements,
  ...(existing && { existing }),
  devices,
  assigned: [],
  today: '2026-11-23',
});
const answer = configureNetwork(graph, requirements, devices);
if (answer.kind === 'refused') throw new Error(`The plan lacks ${JSON.stringify(answer.missing)}`);
const { network } = answer;
const core = network.devices.find(({ id }) => id === 'hq-core');
if (core === undefined) throw new Error('There is no device hq-core');

describe('a pair whose model stacks and does not support MLAG', () => {
  it('is one device with one configuration, and names the ports of its second member apart', () => {
    expect(core.members.map(({ node }) => node)).toEqual(['hq-core-1', 'hq-core-2']);
    const names = core.interfaces.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const ofSecond = core.interfaces.filter(
      ({ kind, ports }) => kind === 'port' && ports[0]?.node === 'hq-core-2',
    );
    expect(ofSecond.length).toBeGreaterThan(10);
    expect(ofSecond.filter(({ name }) => !/^[A-Z][a-z]+2\//.test(name))).toEqual([]);
  });

  it('joins its members by two links, and detects by a third that only these are lost', () => {
    expect(core.stack?.links).toEqual(['Twe1/0/7', 'Twe2/0/7', 'Twe1/0/8', 'Twe2/0/8']);
    expect(core.stack?.detection).toEqual(['Twe1/0/9', 'Twe2/0/9']);
  });

  it('is the one gateway and the one root of its VLANs', () => {
    expect(core.firstHops).toEqual([]);
    expect(graph.subnets.filter(({ firstHop }) => firstHop !== undefined)).toEqual([]);
    const vlans = graph.subnets.flatMap(({ vlan }) => vlan ?? []);
    const root = core.spanningTree?.bridges.find(({ role }) => role === 'root');
    expect(root?.vlans).toEqual(vlans.toSorted((a, b) => a - b));
    expect(core.spanningTree?.bridges.some(({ role }) => role === 'backup')).toBe(false);
    expect(
      network.devices.filter(({ spanningTree }) => spanningTree?.bridges.some(({ role }) => role === 'root')),
    ).toEqual([core]);
  });

  it('ends an aggregate of a link to each member at every switch below', () => {
    for (const device of network.devices.filter(({ kind, id }) => kind === 'switch' && id !== 'hq-core')) {
      const uplinks = device.interfaces.filter(({ kind }) => kind === 'aggregate');
      expect(
        uplinks.map(({ ports }) => ports.length),
        device.id,
      ).toContain(2);
      const far = core.interfaces.find(({ name }) => name === uplinks[0]?.name);
      expect(new Set(far?.ports.map(({ node }) => node))).toEqual(new Set(['hq-core-1', 'hq-core-2']));
    }
  });

  it('loses nothing with a member, a link between the two, or any cable', () => {
    const { matrix, findings, failures } = new NetworkSimulation(network);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
    expect(findings.filter(({ check }) => check === 'layer-2')).toEqual([]);
    const harm = failures.filter(({ lost }) => lost.length > 0).map(({ element }) => element.id);
    expect(failures.map(({ element }) => element.id)).toEqual(
      expect.arrayContaining(['hq-core-1', 'hq-core-2']),
    );
    expect(
      harm.filter((id) => /^hq-(core|srv|f\d)/.test(id) && !/-acc-\d$/.test(id.split('--')[0] ?? '')),
    ).toEqual([]);
  });

  it('counts both uplinks of a switch below, and says why it is a stack', () => {
    const uplink = graph.edges.find(({ id }) => id === 'hq-core-1--hq-f1-acc-1');
    expect(uplink?.because?.inputs).toMatchObject({ uplinks: 2, switchesForwarding: 2 });
    const links = graph.edges.filter(({ because }) => because?.rule === 'stack-links');
    expect(links.map(({ because }) => because?.inputs)).toEqual(
      [0, 1].map(() =>
        expect.objectContaining({ model: 'Catalyst 9500-24Y4C', stacking: 'StackWise Virtual' }),
      ),
    );
  });
});
