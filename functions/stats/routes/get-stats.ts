import { getStats } from '#shared/contract/stats.ts';
import { implement } from '../../http/implement.ts';
import { readStats } from '../../storage/statistics/stats.ts';

export const handler = implement(getStats)(async () => ({ data: await readStats() }));
