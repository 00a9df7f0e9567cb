import { LabRun } from '#shared/contract/lab-result.ts';

/** What a lab uploads of a network that did as promised: so many flows passed, so many were dropped, nothing failed. */
export const aLabRun = (passed: number, dropped: number): LabRun =>
  LabRun.parse({
    devices: 3,
    bootSeconds: 12.5,
    notes: [],
    scenarios: [
      {
        kind: 'normal',
        element: '',
        name: 'nothing',
        passed,
        dropped,
        unexpected: [],
        cutOff: [],
        pending: [],
        seconds: 10,
      },
    ],
  });
