import type { Extra } from '#web/features/topology/check-worker/assessment.ts';

/** What the panel beneath the canvas can show; in the address as `?panel=`. */
export const panels = [
  'checks',
  'failures',
  'availability',
  'requirements',
  'existing',
] as const satisfies readonly ('checks' | Extra)[];
export type Panel = (typeof panels)[number];

export const panelNames: Readonly<Record<Panel, string>> = {
  checks: 'Checks',
  failures: 'Failure impact',
  availability: 'Availability',
  requirements: 'Requirements',
  existing: 'Existing network',
};

/** What has to be worked out for a panel beside the checks. */
export const extraOf = (panel: Panel | undefined): Extra | undefined =>
  panel === 'checks' ? undefined : panel;
