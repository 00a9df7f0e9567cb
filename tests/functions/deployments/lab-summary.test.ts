import { expect, it } from 'vitest';
import { LabRun } from '#shared/contract/lab-result.ts';
import { labSummary } from '../../../functions/deployments/lab-summary.ts';

const aScenario = (given: object) => ({
  kind: 'device',
  element: 'sw-1',
  name: 'SW-1',
  passed: 10,
  dropped: 2,
  unexpected: [],
  cutOff: [],
  pending: [],
  seconds: 3,
  ...given,
});

it('counts flows with nothing failed, and failures that every flow survived that could', () => {
  const lost = { flow: 'f1', what: 'staff > internet https', expected: 'pass', why: 'no route' };
  const run = LabRun.parse({
    devices: 4,
    bootSeconds: 20,
    notes: ['n'.repeat(1_000)],
    scenarios: [
      aScenario({ kind: 'normal', element: '', name: 'nothing', unexpected: [lost] }),
      aScenario({ cutOff: ['f2'] }),
      aScenario({ name: 'RTR-1', unexpected: [lost] }),
    ],
  });
  const at = '2026-11-22T10:00:00.000Z';
  expect(labSummary('a'.repeat(24), run, at)).toEqual({
    designId: 'a'.repeat(24),
    uploadedAt: at,
    devices: 4,
    bootSeconds: 20,
    flows: 13,
    asExpected: 12,
    failures: 2,
    survived: 1,
    unexpected: [
      { scenario: 'nothing', what: lost.what, why: lost.why },
      { scenario: 'RTR-1', what: lost.what, why: lost.why },
    ],
    notes: ['n'.repeat(300)],
  });
});
