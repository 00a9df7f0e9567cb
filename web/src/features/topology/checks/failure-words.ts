import type { Graph } from '#shared/contract/topology-items.ts';
import type { LossCounts } from '#shared/network/failures/lost-part.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import type { RankedFailure } from '#web/features/topology/check-worker/assessment.ts';
import { nameOf } from './shown-elements.ts';

/** Who loses what when an element, or several at once, fail, in a sentence; `failure` is undefined where nobody does. */
export function lossSentence(
  name: string,
  failure: Pick<RankedFailure, 'endpoints' | 'servers' | 'devices' | 'sites'> | undefined,
  fails: 'fails' | 'fail' = 'fails',
): string {
  if (!failure || failure.endpoints + failure.servers + failure.devices === 0)
    return `Nobody loses the network when ${name} ${fails}.`;
  const { endpoints, servers, devices, sites } = failure;
  const one = endpoints + servers + devices === 1;
  return `Without ${name}, ${joinAnd(lostInWords(failure))} ${one ? 'is' : 'are'} cut off${placesOf(sites)}.`;
}

const lostInWords = ({ endpoints, servers, devices }: LossCounts): string[] => [
  ...(endpoints > 0 ? [formatCount(endpoints, 'person or end device', 'people and end devices')] : []),
  ...(servers > 0 ? [formatCount(servers, 'server')] : []),
  ...(devices > 0 ? [formatCount(devices, 'network device')] : []),
];

/** Sites that a sentence names one by one. */
const sitesNamed = 3;

function placesOf(sites: readonly string[]): string {
  if (sites.length === 0) return '';
  const left = sites.length - sitesNamed;
  const named = sites.slice(0, sitesNamed);
  return ` at ${joinAnd(left > 0 ? [...named, formatCount(left, 'other site')] : named)}`;
}

/** Each uplink that is left with too much to carry. */
export const overloadSentences = (graph: Graph, { overloads }: RankedFailure): string[] =>
  overloads.map(
    ({ id, ratio, most }) =>
      `${nameOf(graph, id)} is oversubscribed ${formatNumber(Number(ratio.toFixed(1)))}:1 on its remaining uplinks; the target is ${formatNumber(most)}:1.`,
  );
