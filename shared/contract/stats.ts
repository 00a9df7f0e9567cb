import * as z from 'zod';
import { defineRoute } from './define-route.ts';

/** Counts over the whole product. */
export const Stats = z.strictObject({
  users: z.int().min(0),
  companies: z.int().min(0),
  designs: z.int().min(0),
  reports: z.int().min(0),
});
export type Stats = z.output<typeof Stats>;

export const getStats = defineRoute({
  name: 'getStats',
  domain: 'stats',
  method: 'GET',
  path: '/stats',
  access: 'public',
  summary: 'How many users, companies, designs and reports there are',
  answer: z.strictObject({ data: Stats }),
  fallback: 'Failed to fetch stats',
});
