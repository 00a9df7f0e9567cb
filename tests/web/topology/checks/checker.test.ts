import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology.ts';
import { type Checker, type Outcome, openChecker } from '#web/features/topology/check-worker/checker.ts';
import type { CheckAnswer, CheckMessage } from '#web/features/topology/check-worker/messages.ts';
import { openWorker } from '#web/features/topology/check-worker/open-worker.ts';
import { startResponder } from '#web/features/topology/check-worker/respond.ts';
import { aCampus, aGraph, aNode } from '../campus.ts';

vi.mock('#web/features/topology/check-worker/open-worker.ts', () => ({
  openWorker: vi.fn(),
}));

const requirements = Requirements.parse({});
const devices: readonly Device[] = [];
const judged = (graph: Graph) => ({ graph, requirements, existing: undefined, devices });
const named = (label: string) => aGraph([aNode({ id: 'a', label }), aNode({ id: 'b', label: 'Twin' })]);

/** Workers that keep what they are sent and answer when they are told to. */
let workers: { sent: CheckMessage[]; isClosed: boolean; answer: (answer?: CheckAnswer) => void }[];
let outcomes: Outcome[];
let checker: Checker;

beforeEach(() => {
  workers = [];
  outcomes = [];
  vi.mocked(openWorker).mockImplementation((onAnswer) => {
    const respond = startResponder();
    const answers: CheckAnswer[] = [];
    const worker = {
      sent: [] as CheckMessage[],
      isClosed: false,
      answer: (given?: CheckAnswer) => onAnswer(given ?? (answers.shift() as CheckAnswer)),
    };
    workers.push(worker);
    return {
      send: (message) => {
        worker.sent.push(message);
        const answer = respond(structuredClone(message));
        if (answer) answers.push(answer);
      },
      close: () => {
        worker.isClosed = true;
      },
    };
  });
  checker = openChecker((outcome) => outcomes.push(outcome));
});
afterEach(() => checker.close());

const judgesSent = (worker = 0) => workers[worker]?.sent.filter(({ kind }) => kind === 'judge') ?? [];
const twins = (outcome: Outcome | undefined) =>
  outcome?.judgement?.checks.find(({ id }) => id === 'uniqueness')?.failures;

test('a topology is judged as the page would judge it, and an edit sends what changed', async () => {
  const first = named('Alone');
  checker.ask(judged(first), undefined);
  await vi.waitFor(() => expect(judgesSent()).toHaveLength(1));
  workers[0]?.answer();
  expect(twins(outcomes[0])).toBe(0);

  const [a, b] = first.nodes;
  if (!a || !b) throw new Error('There are two.');
  checker.ask(judged({ ...first, nodes: [{ ...a, label: 'Twin' }, b] }), undefined);
  await vi.waitFor(() => expect(judgesSent()).toHaveLength(2));
  workers[0]?.answer();
  expect(twins(outcomes[1])).toBe(1);
  const [change, judge] = workers[0]?.sent.slice(2) ?? [];
  expect(change).toMatchObject({ patch: { nodes: { put: [{ id: 'a' }] } } });
  expect(judge).toEqual({ kind: 'judge', extra: undefined });
});

test('of edits made while it judges, only the latest is judged', async () => {
  checker.ask(judged(named('One')), undefined);
  await vi.waitFor(() => expect(judgesSent()).toHaveLength(1));
  for (const label of ['Two', 'Three', 'Twin']) checker.ask(judged(named(label)), undefined);
  expect(judgesSent()).toHaveLength(1);
  workers[0]?.answer();
  await vi.waitFor(() => expect(judgesSent()).toHaveLength(2));
  workers[0]?.answer();
  expect(outcomes.map(twins)).toEqual([0, 1]);
});

test('what a view shows beside the checks is worked out when it is asked for', async () => {
  checker.ask(judged(aCampus(100)), 'failures');
  await vi.waitFor(() => expect(judgesSent()).toHaveLength(1));
  workers[0]?.answer();
  expect(outcomes[0]?.judgement?.failures?.length).toBeGreaterThan(0);
  expect(outcomes[0]?.judgement?.availability).toBeUndefined();
});

test('a large topology is copied in parts, between which the page goes on', async () => {
  checker.ask(judged(aCampus(1_000)), undefined);
  expect(workers[0]?.sent).toHaveLength(1);
  await vi.waitFor(() => expect(judgesSent()).toHaveLength(1));
  expect(workers[0]?.sent.length).toBeGreaterThan(3);
});

test('a worker that breaks is replaced, and the next one is told everything', async () => {
  checker.ask(judged(named('One')), undefined);
  await vi.waitFor(() => expect(judgesSent()).toHaveLength(1));
  workers[0]?.answer({ kind: 'failed', reason: 'out of memory' });
  expect(outcomes[0]?.failure).toBe('out of memory');
  expect(workers[0]?.isClosed).toBe(true);

  checker.ask(judged(named('Twin')), undefined);
  await vi.waitFor(() => expect(judgesSent(1)).toHaveLength(1));
  workers[1]?.answer();
  expect(twins(outcomes[1])).toBe(1);
});

test('nothing is sent after it was closed', async () => {
  checker.ask(judged(aCampus(1_000)), undefined);
  checker.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(judgesSent()).toEqual([]);
});
