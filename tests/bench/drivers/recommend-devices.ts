import { readFileSync, writeSync } from 'node:fs';
import { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { manyDevices } from '../../support/many-devices.ts';
import { peakMb } from '../peak-memory.ts';
import { timed } from '../statistics.ts';

/** Recommends devices for a design in a process that has done nothing else. */
export interface AdviceTask {
  readonly devices: number;
  readonly requirements: unknown;
  /** How often after the first time. */
  readonly repeats: number;
}

export interface AdviceTimes {
  readonly firstMs: number;
  readonly laterMs: readonly number[];
  /** Parsing the same devices from JSON, in turn with the later ones. */
  readonly parseMs: readonly number[];
  /** With devices and plan in memory, before and after the first recommendation. */
  readonly peakMbBefore: number;
  readonly peakMbAfter: number;
  readonly nodes: number;
  readonly needs: number;
  readonly unfilled: number;
}

const task = JSON.parse(readFileSync(0, 'utf8')) as AdviceTask;
const devices = manyDevices(task.devices);
const requirements = Requirements.parse(task.requirements);
const graph = planTopology(requirements);
const advise = () => recommend({ requirements, graph, devices, today: '2026-03-31' });

const peakMbBefore = peakMb();
const { ms: firstMs, result } = await timed(advise);
const peakMbAfter = peakMb();
const text = JSON.stringify(devices);
const laterMs: number[] = [];
const parseMs: number[] = [];
for (let run = 0; run < task.repeats; run += 1) {
  laterMs.push((await timed(advise)).ms);
  parseMs.push((await timed(() => JSON.parse(text))).ms);
}
writeSync(
  3,
  JSON.stringify({
    firstMs,
    laterMs,
    parseMs,
    peakMbBefore,
    peakMbAfter,
    nodes: graph.nodes.length,
    needs: result.roles.length,
    unfilled: result.roles.filter(({ choice }) => choice === null).length,
  } satisfies AdviceTimes),
);
process.exit();
