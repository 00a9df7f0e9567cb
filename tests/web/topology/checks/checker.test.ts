import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Assessment } from '#web/features/topology/check-worker/assessment.ts';
import { type Checker, type Outcome, openChecker } from '#web/features/topology/check-worker/checker.ts';
import type { GraphPatch } from '#web/features/topology/check-worker/graph-patch.ts';
import {
  type CheckQuestion,
  type KeptTopology,
  keepTopology,
} from '#web/features/topology/check-worker/keep-topology.ts';
import { openService, type Service } from '#web/ui/open-service.ts';
import { aCampus, aGraph, aNode } from '../campus.ts';

vi.mock('#web/ui/open-service.ts', () => ({ openService: vi.fn() }));

const requirements = Requirements.parse({});
const devices: readonly Device[] = [];
const inputOf = (graph: Graph) => ({ graph, requirements, existing: undefined, devices });
const named = (label: string) => aGraph([aNode({ id: 'a', label }), aNode({ id: 'b', label: 'Twin' })]);

type Sent = { kind: 'change'; patch: GraphPatch } | ({ kind: 'assess' } & CheckQuestion);

/** Workers that record what they are sent and respond only when the test lets them. */
let workers: { sent: Sent[]; isClosed: boolean; answer: (failure?: string) => Promise<void> }[];
let outcomes: Outcome[];
let checker: Checker;

beforeEach(() => {
  workers = [];
  outcomes = [];
  vi.mocked(openService).mockImplementation(() => {
    const kept = keepTopology();
    const waiting: PromiseWithResolvers<Assessment>[] = [];
    const questions: CheckQuestion[] = [];
    const worker = {
      sent: [] as Sent[],
      isClosed: false,
      answer: async (failure?: string) => {
        const before = outcomes.length;
        const [next, question] = [waiting.shift(), questions.shift()];
        if (failure !== undefined) next?.reject(new Error(failure));
        else if (question) next?.resolve(kept.assess(question));
        await expect.poll(() => outcomes.length).toBe(before + 1);
      },
    };
    workers.push(worker);
    const remote = {
      change: async (patch: GraphPatch) => {
        worker.sent.push({ kind: 'change', patch });
        kept.change(structuredClone(patch));
        await new Promise((resolve) => setTimeout(resolve));
        // A worker that has ended does not respond.
        if (worker.isClosed) await new Promise(() => {});
      },
      assess: (question: CheckQuestion) => {
        worker.sent.push({ kind: 'assess', ...question });
        questions.push(structuredClone(question));
        const pending = Promise.withResolvers<Assessment>();
        waiting.push(pending);
        return pending.promise;
      },
    };
    return {
      call: (task) => task(remote as unknown as Parameters<typeof task>[0]),
      close: () => {
        worker.isClosed = true;
      },
    } as Service<KeptTopology>;
  });
  checker = openChecker((outcome) => outcomes.push(outcome));
});
afterEach(() => checker.close());

const assessmentsSent = (worker = 0) => workers[worker]?.sent.filter(({ kind }) => kind === 'assess') ?? [];
const twins = (outcome: Outcome | undefined) =>
  outcome?.assessment?.checks.find(({ id }) => id === 'uniqueness')?.failures;

test('a topology is checked as it would be on the page, and an edit sends only what changed', async () => {
  const first = named('Alone');
  checker.ask(inputOf(first), undefined);
  await expect.poll(() => assessmentsSent()).toHaveLength(1);
  await workers[0]?.answer();
  expect(twins(outcomes[0])).toBe(0);

  const [a, b] = first.nodes;
  if (!a || !b) throw new Error('There are two.');
  checker.ask(inputOf({ ...first, nodes: [{ ...a, label: 'Twin' }, b] }), undefined);
  await expect.poll(() => assessmentsSent()).toHaveLength(2);
  await workers[0]?.answer();
  expect(twins(outcomes[1])).toBe(1);
  const [change, assessment] = workers[0]?.sent.slice(2) ?? [];
  expect(change).toMatchObject({ patch: { nodes: { put: [{ id: 'a' }] } } });
  expect(assessment).toEqual({ kind: 'assess', extra: undefined });
});

test('of edits made during a check, only the latest is checked', async () => {
  checker.ask(inputOf(named('One')), undefined);
  await expect.poll(() => assessmentsSent()).toHaveLength(1);
  for (const label of ['Two', 'Three', 'Twin']) checker.ask(inputOf(named(label)), undefined);
  expect(assessmentsSent()).toHaveLength(1);
  await workers[0]?.answer();
  await expect.poll(() => assessmentsSent()).toHaveLength(2);
  await workers[0]?.answer();
  expect(outcomes.map(twins)).toEqual([0, 1]);
});

test('what a view shows beyond the checks is computed on demand', async () => {
  checker.ask(inputOf(aCampus(100)), 'failures');
  await expect.poll(() => assessmentsSent()).toHaveLength(1);
  await workers[0]?.answer();
  expect(outcomes[0]?.assessment?.failures?.length).toBeGreaterThan(0);
  expect(outcomes[0]?.assessment?.availability).toBeUndefined();
});

test('a large topology is copied in parts, between which the page stays responsive', async () => {
  checker.ask(inputOf(aCampus(1_000)), undefined);
  expect(workers[0]?.sent).toHaveLength(1);
  await expect.poll(() => assessmentsSent()).toHaveLength(1);
  expect(workers[0]?.sent.length).toBeGreaterThan(3);
});

test('a worker that fails is replaced, and the next one gets everything', async () => {
  checker.ask(inputOf(named('One')), undefined);
  await expect.poll(() => assessmentsSent()).toHaveLength(1);
  await workers[0]?.answer('out of memory');
  expect(outcomes[0]?.failure).toBe('out of memory');
  expect(workers[0]?.isClosed).toBe(true);

  checker.ask(inputOf(named('Twin')), undefined);
  await expect.poll(() => assessmentsSent(1)).toHaveLength(1);
  await workers[1]?.answer();
  expect(twins(outcomes[1])).toBe(1);
});

test('nothing is sent after it was closed', async () => {
  checker.ask(inputOf(aCampus(1_000)), undefined);
  checker.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(assessmentsSent()).toEqual([]);
});
