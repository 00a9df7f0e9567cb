/** The steps in which a design is stated, in order: the form's, and the sections of review and report. */
export const designSteps = [
  { id: 'basics', title: 'Basics' },
  { id: 'sites', title: 'Sites' },
  { id: 'segments', title: 'Users and segments' },
  { id: 'services', title: 'Bandwidth and services' },
  { id: 'addressing', title: 'Addressing' },
  { id: 'security', title: 'Security and redundancy' },
  { id: 'growth', title: 'Growth and budget' },
] as const;

export type DesignStep = (typeof designSteps)[number]['id'];
