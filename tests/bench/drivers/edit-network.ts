import { readFileSync, writeSync } from 'node:fs';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { patientBounds, simulationSteps } from '#shared/network/checks/simulation-steps.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { canvasEdits } from '../canvas-edits.ts';
import { aCompany, aDualStackCompany, anMplsCompany } from '../company.ts';
import { cpuTimed, median } from '../statistics.ts';

/** Processor time of what follows an edit of each kind until what the simulated checks find is there, fixes and failures apart, in milliseconds. */
export type EditTimes = Readonly<Record<string, number>>;

/** Networks that are edited. */
const companies = { plain: aCompany, 'dual stack': aDualStackCompany, MPLS: anMplsCompany } as const;
export type EditedCompany = keyof typeof companies;

const { sites, rounds, company }: { sites: number; rounds: number; company: EditedCompany } = JSON.parse(
  readFileSync(0, 'utf8'),
);
const requirements = companies[company](sites);
const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const used = new Set(planned.nodes.map(({ equipmentId }) => equipmentId));
const devices = catalogue.filter(({ id }) => used.has(id));

const keeper = networkKeeper();
const check = (graph: Graph) =>
  simulationSteps(
    { graph, requirements, devices },
    { ...patientBounds, failures: 0 },
    undefined,
    keeper,
  ).next();
check(planned);

/** Each edit is made and taken back: both are measured. */
const kinds = canvasEdits(planned, devices);
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
