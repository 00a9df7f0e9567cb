import { getTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** A missing topology is an answer, not an error to retry; refocusing the window fetches at most once a minute. */
const reading = { shouldRetryOnError: false, focusThrottleInterval: 60_000 };

/** The stored topology of a design; nothing is read without an id. */
export const useTopology = (designId: string | undefined): Reading<{ data: Topology }> =>
  useRoute(getTopology, designId ? { params: { designId } } : null, reading);
