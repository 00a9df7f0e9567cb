import { expect, it } from 'vitest';
import { LabResult, LabRun } from '#shared/contract/lab-result.ts';
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

it('takes the largest counts that a run may state, and cuts no character in two', () => {
  const most = 10_000_000;
  const beforeEmoji = (length: number) => `${'n'.repeat(length - 1)}🏢`;
  const why = beforeEmoji(300);
  const run = LabRun.parse({
    devices: most,
    bootSeconds: 1_000_000,
    notes: [beforeEmoji(300), beforeEmoji(299)],
    scenarios: Array.from({ length: 3 }, () =>
      aScenario({
        kind: 'normal',
        passed: most,
        dropped: most,
        unexpected: [{ flow: 'f1', what: 'lost', expected: 'pass', why }],
      }),
    ),
  });
  const result = labSummary('a'.repeat(24), run, '2026-11-22T10:00:00.000Z');
  expect(LabResult.parse(result)).toEqual(result);
  expect(result).toMatchObject({ asExpected: 60_000_000, flows: 60_000_003 });
  expect(result.notes).toEqual(['n'.repeat(299), beforeEmoji(299)]);
  expect(result.unexpected[0]?.why).toBe('n'.repeat(299));
});

it.each([
  [{ bootSeconds: 1e200 }, 'bootSeconds'],
  [{ bootSeconds: 1e16 }, 'bootSeconds'],
  [{ memoryMb: 1e16 }, 'memoryMb'],
  [{ notes: ['\ud800'] }, 'notes.0'],
])('refuses %j by its field', (stated, field) => {
  const run = {
    devices: 4,
    bootSeconds: 20,
    notes: [],
    scenarios: [aScenario({ kind: 'normal' })],
    ...stated,
  };
  expect(LabRun.safeParse(run).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
