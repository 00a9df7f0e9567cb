import { readFileSync, writeSync } from 'node:fs';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { aCompany } from '../company.ts';
import { peakMb } from '../peak-memory.ts';
import { cpuTimed, median } from '../statistics.ts';

/** What a process that has configured one company and nothing else measures, in milliseconds of its thread's processor time. */
export interface SimulationTimes {
  readonly devices: number;
  readonly configured: number;
  readonly flows: number;
  readonly failures: number;
  /** Compiling, settling, and walking every flow: in a process that has done nothing, and later. */
  readonly walked: { readonly first: number; readonly warm: number };
  readonly failed: number;
  readonly peakMb: number;
}

const { sites, rounds }: { sites: number; rounds: number } = JSON.parse(readFileSync(0, 'utf8'));
const requirements = aCompany(sites);
const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const configured = configureNetwork(graph, requirements);
if (configured.kind === 'refused') throw new Error(`${configured.missing.length} facts are missing.`);

const simulated = () => {
  const simulation = new NetworkSimulation(configured.network);
  return { simulation, flows: simulation.matrix.length };
};
const first = cpuTimed(simulated);
const warm: number[] = [];
for (let round = 0; round < rounds; round += 1) warm.push(cpuTimed(simulated).ms);
const { simulation, flows } = simulated();
const failed = cpuTimed(() => simulation.failures);

const times: SimulationTimes = {
  devices: countDevices(graph),
  configured: configured.network.devices.length,
  flows,
  failures: failed.result.length,
  walked: { first: first.ms, warm: median(warm) },
  failed: failed.ms,
  peakMb: peakMb(),
};
writeSync(3, JSON.stringify(times));
process.exit();
