import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import type { FailedElements } from '#shared/network/simulate/compiled/failed-elements.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from './requirements-builder.ts';

type SiteInput = NonNullable<RequirementsInput['sites']>[number];

const branch = (name: string, more: Partial<SiteInput> = {}): SiteInput => ({
  name,
  wiredUsers: 12,
  printers: 1,
  ...more,
});

/** A headquarters with two branches, all on MPLS with a tunnel that stands by. */
const company = (more: RequirementsInput = {}, north: Partial<SiteInput> = {}) => {
  const requirements = requirementsOf({
    wan: { kind: 'mpls-with-vpn' },
    sites: [
      { name: 'Headquarters', kind: 'headquarters', wiredUsers: 60, servers: 4 },
      branch('North', north),
      branch('South'),
    ],
    ...more,
  });
  const graph = planTopology(requirements);
  const lines = graph.edges.flatMap(({ type, id, service, bandwidthMbps, circuit = id }) =>
    type === 'wan' && circuit === id ? [{ id, service, bandwidthMbps }] : [],
  );
  return { requirements, graph, lines };
};

function simulated({ requirements, graph }: ReturnType<typeof company>) {
  const result = configureNetwork(graph, requirements);
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.missing));
  const simulation = new NetworkSimulation(result.network);
  const hostAt = (site: string) => {
    const own = result.network.hosts.find(({ id }) => id.startsWith(site));
    if (own === undefined) throw new Error(`No host at ${site}`);
    return own;
  };
  /** What lies between the hosts of two sites: the provider's network, or tunnels. */
  const wayBetween = (from: string, to: string, failed: FailedElements = {}) => {
    const [source, destination] = [hostAt(from), hostAt(to)];
    const flow = simulation.matrix.find(
      ({ flow: own }) => own.source.startsWith(source.id) && own.destination.startsWith(destination.id),
    )?.flow;
    if (flow === undefined) throw new Error(`No flow from ${source.id} to ${destination.id}`);
    const { outcome, there, back } = simulation.walk(flow, failed);
    const ways = [there, back].map((hops) =>
      hops.flatMap(({ kind, node, tunnel }) => [
        ...(kind === 'provider' ? [node] : []),
        ...(tunnel ? ['tunnel'] : []),
      ]),
    );
    return { outcome, ways };
  };
  return { simulation, network: result.network, wayBetween };
}

const edges = (...ids: string[]): FailedElements => ({ edges: new Set(ids) });

describe('MPLS with an internet VPN as backup', () => {
  it('gives each site a circuit of MPLS, one to the internet and a tunnel to the hub, each as fast as the circuit', () => {
    const { lines } = company();
    const north = lines.filter(({ id }) => id.includes('nor-'));
    expect(north.map(({ service }) => service)).toEqual(['mpls', 'internet', 'internet-vpn']);
    expect(new Set(north.map(({ bandwidthMbps }) => bandwidthMbps)).size).toBe(1);
  });

  it('takes the provider’s way in both directions while there is one, and the tunnel when there is none', () => {
    const { simulation, wayBetween } = simulated(company());
    expect(simulation.findings).toEqual([]);
    const byMpls = { outcome: 'pass', ways: [['mpls-provider'], ['mpls-provider']] };
    const byTunnel = { outcome: 'pass', ways: [['tunnel'], ['tunnel']] };
    expect(wayBetween('nor', 'hq')).toMatchObject(byMpls);
    expect(wayBetween('nor', 'hq', edges('mpls-provider--nor-fw-1'))).toMatchObject(byTunnel);
    expect(wayBetween('nor', 'hq', { providers: new Set(['mpls-provider']) })).toMatchObject(byTunnel);
    expect(wayBetween('nor', 'hq', edges('mpls-provider--hq-fw-1'))).toMatchObject(byTunnel);
    expect(wayBetween('nor', 'hq', edges('internet--nor-fw-1'))).toMatchObject(byMpls);
  });

  it('loses no promised flow to the failure of a circuit, of MPLS or to the internet of a branch', () => {
    const { simulation } = simulated(company());
    const lost = simulation.failures.filter(({ element: { id } }) =>
      ['mpls-provider', 'mpls-provider--nor-fw-1', 'mpls-provider--hq-fw-1', 'internet--nor-fw-1'].includes(
        id,
      ),
    );
    expect(lost.map(({ lost }) => lost.length)).toEqual([0, 0, 0, 0]);
  });

  it('prefers MPLS on both of two edge routers, which end a circuit each', () => {
    const made = company({ securityRequirements: { firewall: 'none' } }, { redundancy: 'full' });
    expect(made.lines.filter(({ id }) => id.includes('nor-')).map(({ id }) => id)).toEqual([
      'mpls-provider--nor-rtr-1',
      'internet--nor-rtr-2',
      'hq-rtr-1--nor-rtr-2',
    ]);
    const { simulation, wayBetween } = simulated(made);
    expect(simulation.findings).toEqual([]);
    expect(wayBetween('nor', 'hq').ways).toEqual([['mpls-provider'], ['mpls-provider']]);
    for (const chassis of ['nor-rtr-1', 'nor-rtr-2'])
      expect(wayBetween('nor', 'hq', { chassis: new Set([chassis]) }).outcome).toBe('pass');
  });

  it('states the tunnel’s lower preference, and says in the control plane that it stands by', () => {
    const { graph, network } = { ...company(), ...simulated(company()) };
    const north = network.devices.find(({ hostname }) => hostname === 'NOR-FW-1');
    expect(
      north?.routing?.bgp?.neighbours.map(({ description, localPreference }) => [
        description,
        localPreference,
      ]),
    ).toEqual([
      ['MPLS provider', undefined],
      ['HQ-FW-1', 90],
    ]);
    const { bgp } = controlPlaneOf(graph, company().requirements);
    expect(
      bgp.filter(({ device }) => device === 'nor-fw-1').map((row) => [row.preference, row.because.rule]),
    ).toEqual([
      ['primary', 'bgp-with-mpls'],
      ['backup', 'bgp-beside-mpls'],
    ]);
  });

  it('fails its redundancy check where a site has lost its tunnel', () => {
    const { graph, requirements } = company();
    const check = (own: typeof graph) =>
      checkPlan({ graph: own, requirements, devices: catalogue }).find(({ id }) => id === 'redundancy');
    expect(check(graph)?.outcome).toBe('pass');
    const without = { ...graph, edges: graph.edges.filter(({ id }) => !id.startsWith('internet--nor')) };
    expect(check(without)?.outcome).not.toBe('pass');
  });
});
