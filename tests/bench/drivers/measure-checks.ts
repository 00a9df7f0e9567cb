import { readFileSync, writeSync } from 'node:fs';
import { Requirements } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { assumptionsOf } from '#shared/network/requirements/changeable-assumptions.ts';
import { patchBetween } from '#web/features/topology/check-worker/graph-patch.ts';
import { aCompany } from '../company.ts';
import { peakMb } from '../peak-memory.ts';
import { cpuTimed, median, timed } from '../statistics.ts';

/** What a process that has planned one company and nothing else measures, in milliseconds. */
export interface NetworkTimes {
  readonly devices: number;
  readonly nodes: number;
  readonly links: number;
  readonly planned: { readonly first: number; readonly warm: number };
  readonly checked: { readonly first: number; readonly warm: number };
  /** Processor time of all checks, those that configure and simulate included as far as their usual bounds go. */
  readonly allChecked: { readonly first: number; readonly warm: number };
  readonly failures: { readonly first: number; readonly warm: number };
  /** What one renamed device costs: the checks, and the part of the page that hands the change to its worker. */
  readonly edit: { readonly checks: number; readonly page: number };
  readonly peakMb: number;
}

const { sites, rounds }: { sites: number; rounds: number } = JSON.parse(readFileSync(0, 'utf8'));
/** No sites: an office of 80 people, which takes about ten devices. */
const requirements = sites > 0 ? aCompany(sites) : Requirements.parse({ wiredUsers: 40, wirelessUsers: 40 });

const firstAndWarm = async (work: () => unknown) => {
  const first = (await timed(work)).ms;
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) warm.push((await timed(work)).ms);
  return { first, warm: median(warm) };
};

/** As the function plans: topology, models out of the whole catalogue, ports and cables. */
const plan = () => planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });

const planned = await firstAndWarm(plan);
const graph = plan();
const checked = await firstAndWarm(() => checkPlan({ graph, requirements, devices: catalogue }));
const everyCheck = () => cpuTimed(() => checkNetwork({ graph, requirements, devices: catalogue })).ms;
const allChecked = { first: everyCheck(), warm: median([everyCheck(), everyCheck(), everyCheck()]) };
const failures = await firstAndWarm(() => failureImpacts(indexNetwork(graph), assumptionsOf(requirements)));

const edits: { checks: number; page: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const nodes = graph.nodes.map((node, at) => (at === round ? { ...node, label: `Renamed ${round}` } : node));
  const edited = { ...graph, nodes };
  edits.push({
    page: (await timed(() => structuredClone(patchBetween(graph, edited)))).ms,
    checks: (await timed(() => checkPlan({ graph: edited, requirements, devices: catalogue }))).ms,
  });
}

const times: NetworkTimes = {
  devices: countDevices(graph),
  nodes: graph.nodes.length,
  links: graph.edges.length,
  planned,
  checked,
  allChecked,
  failures,
  edit: { checks: median(edits.map(({ checks }) => checks)), page: median(edits.map(({ page }) => page)) },
  peakMb: peakMb(),
};
writeSync(3, JSON.stringify(times));
process.exit();
