import * as z from 'zod';
import { Count } from './figure.ts';
import { routeGroup } from './route-group.ts';

/** Counts over the whole product. */
export const Stats = z.strictObject({
  users: Count,
  companies: Count,
  designs: Count,
  reports: Count,
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
