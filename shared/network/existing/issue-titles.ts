import type { ExistingNetwork } from '../../contract/designs.ts';

/** The troubles that an existing network can have, in words, in the order in which they are offered. */
export const issueTitles = {
  bandwidth: 'Too little bandwidth',
  latency: 'Latency',
  security: 'Security',
  reliability: 'Outages',
  scalability: 'No room to grow',
  management: 'Hard to manage',
} as const satisfies Record<ExistingNetwork['currentIssues'][number], string>;
