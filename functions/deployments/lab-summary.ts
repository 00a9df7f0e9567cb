import type { LabResult, LabRun } from '#shared/contract/lab-result.ts';
import { cutText } from '#shared/vocabulary/cut-text.ts';

/** What is kept of the sentences of a run. */
const mostListed = 100;
const longest = 300;

/** A run of the lab in figures, with the first of what was not as expected. */
export function labSummary(designId: string, run: LabRun, uploadedAt: string): LabResult {
  const { ranAt, topologyVersion, devices, bootSeconds, notes, scenarios } = run;
  const normal = scenarios.filter(({ kind }) => kind === 'normal');
  const failures = scenarios.filter(({ kind }) => kind !== 'normal');
  const asExpected = sum(normal.map(({ passed, dropped }) => passed + dropped));
  const others = sum(normal.map(({ unexpected, cutOff }) => unexpected.length + cutOff.length));
  return {
    designId,
    uploadedAt,
    ...(ranAt !== undefined && { ranAt }),
    ...(topologyVersion !== undefined && { topologyVersion }),
    devices,
    bootSeconds,
    flows: asExpected + others,
    asExpected,
    failures: failures.length,
    survived: failures.filter(({ unexpected }) => unexpected.length === 0).length,
    unexpected: scenarios
      .flatMap(({ name, unexpected }) =>
        unexpected
          .slice(0, mostListed)
          .map(({ what, why }) => ({ scenario: name, what, why: cutText(why, longest) })),
      )
      .slice(0, mostListed),
    notes: notes.slice(0, mostListed).map((note) => cutText(note, longest)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
