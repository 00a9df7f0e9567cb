import * as z from 'zod';
import { routeGroup } from './route-group.ts';

/** Counts over the whole product. */
export const Stats = z.strictObject({
  users: z.int().min(0),
  companies: z.int().min(0),
  designs: z.int().min(0),
  reports: z.int().min(0),
});
export type Stats = z.output<typeof Stats>;

export const statsCalls = routeGroup({ domain: 'stats', access: 'public' });

export const getStats = statsCalls.route({
  name: 'getStats',
  method: 'GET',
  path: '/stats',
  summary: 'How many users, companies, designs and reports there are',
  answer: z.strictObject({ data: Stats }),
  fallback: 'Failed to fetch stats',
});
