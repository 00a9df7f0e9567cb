import { expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Public servers that both edges publish, by addresses of the company's own. */
const requirements = requirementsOf({
  sites: [
    { name: 'HQ', kind: 'headquarters', wiredUsers: 220, phones: 20, servers: 6, publicServers: 2 },
    { name: 'North', wiredUsers: 40, phones: 8 },
  ],
  redundancy: { internet: true, coreSwitching: true },
  ipScheme: { publicIPs: 256, asNumber: 65_551, ipv6: true },
});
const plan = planTopology(requirements);

const flowsOf = (graph: typeof plan): NetworkConfiguration['flows'] => {
  const configured = configureNetwork(graph, requirements);
  if (configured.kind === 'refused') throw new Error('The plan lacks something.');
  return configured.network.flows;
};

it('names each flow once, though two devices publish a server by one address', () => {
  const flows = flowsOf(plan);
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
  const inwards = flows.filter(({ source }) => source === 'internet');
  expect(inwards).not.toEqual([]);
  const asked = inwards.map(({ destination, address, service }) =>
    [destination, address, service.name].join(),
  );
  expect(new Set(asked).size).toBe(inwards.length);
});

it('leaves a flow its name when hosts before it are unplugged', () => {
  const before = new Map(flowsOf(plan).map((flow) => [flow.id, flow]));
  const [first] = plan.edges.filter(({ target }) =>
    plan.nodes.some(({ id, type }) => id === target && type === 'user'),
  );
  const now = flowsOf({ ...plan, edges: plan.edges.filter((edge) => edge !== first) });
  const ends = ({ source, destination, service, address }: (typeof now)[number]) => [
    source,
    destination,
    service,
    address,
  ];
  const stayed = now.filter(({ id }) => before.has(id));
  expect(stayed.length).toBeGreaterThan(now.length / 2);
  for (const flow of stayed) expect(ends(flow)).toEqual(ends(before.get(flow.id) ?? flow));
  const former = new Map([...before.values()].map((flow) => [JSON.stringify(ends(flow)), flow.id]));
  for (const flow of now) expect([undefined, flow.id]).toContain(former.get(JSON.stringify(ends(flow))));
});
