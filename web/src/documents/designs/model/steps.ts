import { designSteps } from '#shared/vocabulary/fields/design-steps.ts';

/** The guided form's steps, in order. */
export const steps = [...designSteps, { id: 'review', title: 'Review' }] as const;

export type StepId = (typeof steps)[number]['id'];

/** The step named in the address (`?step=sites`); the first one by default. */
export const stepFrom = (text: string | null): StepId =>
  steps.find(({ id }) => id === text)?.id ?? steps[0].id;

export const stepAfter = (id: StepId): StepId | undefined => steps[indexOf(id) + 1]?.id;
export const stepBefore = (id: StepId): StepId | undefined => steps[indexOf(id) - 1]?.id;

const indexOf = (id: StepId): number => steps.findIndex((step) => step.id === id);
