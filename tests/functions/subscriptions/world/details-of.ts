import type { Person } from './payment-world.ts';
import { requests } from './people-act.ts';

/** The subscription as its owner sees it. */
export const detailsOf = async ({ uid }: Person) =>
  (await requests.details(uid)).body.data as Record<string, string>;
