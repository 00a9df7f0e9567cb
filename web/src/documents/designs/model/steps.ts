/** The guided form's steps, in order. */
export const steps = [
  { id: 'basics', title: 'Basics' },
  { id: 'sites', title: 'Sites' },
  { id: 'segments', title: 'Users and segments' },
  { id: 'services', title: 'Bandwidth and services' },
  { id: 'addressing', title: 'Addressing' },
  { id: 'security', title: 'Security and redundancy' },
  { id: 'growth', title: 'Growth and budget' },
  { id: 'review', title: 'Review' },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** The step that an address asks for (`?step=sites`); the first one when it asks for none that exists. */
export const stepFrom = (text: string | null): StepId =>
  steps.find(({ id }) => id === text)?.id ?? steps[0].id;

export const stepAfter = (id: StepId): StepId | undefined => steps[indexOf(id) + 1]?.id;
export const stepBefore = (id: StepId): StepId | undefined => steps[indexOf(id) - 1]?.id;

const indexOf = (id: StepId): number => steps.findIndex((step) => step.id === id);
