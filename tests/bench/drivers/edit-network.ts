import { readFileSync, writeSync } from 'node:fs';
import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { patientBounds, simulationSteps } from '#shared/network/checks/simulation-steps.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { aCompany } from '../company.ts';
import { cpuTimed, median } from '../statistics.ts';

/** Processor time of what follows an edit of each kind until the simulated checks are there, failures apart, in milliseconds. */
export type EditTimes = Readonly<Record<string, number>>;

const { sites, rounds }: { sites: number; rounds: number } = JSON.parse(readFileSync(0, 'utf8'));
const requirements = aCompany(sites);
const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const used = new Set(planned.nodes.map(({ equipmentId }) => equipmentId));
const devices = catalogue.filter(({ id }) => used.has(id));
const typeOf = new Map(planned.nodes.map(({ id, type }) => [id, type]));

const isTrunk = ({ source, target, type }: TopologyEdge) =>
  type === 'trunk' && typeOf.get(source) === 'switch' && typeOf.get(target) === 'switch';
const isDesk = ({ target, vlans }: TopologyEdge) => typeOf.get(target) === 'user' && vlans.length > 0;
const switches = planned.nodes.filter(({ type }) => type === 'switch').map(({ id }) => id);
const desks = planned.edges.filter(isDesk).map(({ id }) => id);
const trunks = planned.edges
  .filter((edge) => isTrunk(edge) && edge.aggregate !== undefined)
  .map(({ id }) => id);

const withNode = (graph: Graph, id: string | undefined, change: Partial<Graph['nodes'][number]>): Graph => ({
  ...graph,
  nodes: graph.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)),
});
const withEdge = (graph: Graph, id: string | undefined, change: Partial<TopologyEdge>): Graph => ({
  ...graph,
  edges: graph.edges.map((edge) => (edge.id === id ? { ...edge, ...change } : edge)),
});
const without = (graph: Graph, id: string | undefined): Graph => ({
  ...graph,
  edges: graph.edges.filter((edge) => edge.id !== id),
});
const at = (ids: readonly string[], round: number) => ids[(round * 7) % ids.length];

/** Each edit is made and taken back: both are measured. */
const kinds: Readonly<Record<string, (graph: Graph, round: number) => Graph>> = {
  'a device moved': (graph, round) =>
    withNode(graph, at(switches, round), { position: { x: round, y: round } }),
  'a note on a link': (graph, round) => withEdge(graph, at(desks, round), { notes: `Note ${round}` }),
  'a device renamed': (graph, round) => withNode(graph, at(switches, round), { label: `Renamed ${round}` }),
  'another VLAN on ports': (graph, round) => withEdge(graph, at(desks, round), { vlans: [10 + round] }),
  'hosts unplugged': (graph, round) => without(graph, at(desks, round)),
  'a trunk removed': (graph, round) => without(graph, at(trunks, round)),
};

const keeper = networkKeeper();
const check = (graph: Graph) =>
  simulationSteps(
    { graph, requirements, devices },
    { ...patientBounds, failures: 0 },
    undefined,
    keeper,
  ).next();
check(planned);

const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
for (let round = 0; round < rounds; round += 1)
  for (const [kind, edit] of Object.entries(kinds))
    for (const graph of [edit(planned, round), planned]) {
      const { ms } = cpuTimed(() => check(graph));
      // The first half lets V8 optimise the code, as the first minutes of a session do.
      if (round * 2 >= rounds) times.get(kind)?.push(ms);
    }

const middle: EditTimes = Object.fromEntries([...times].map(([kind, all]) => [kind, median(all)]));
writeSync(3, JSON.stringify(middle));
process.exit();
