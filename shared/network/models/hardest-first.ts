import { rateOf } from '../graph/network-index.ts';
import { isUnbundled } from '../graph/redundant-trunk.ts';
import { sharedKeyAt } from './circuit-ports.ts';
import { isContent, isWithinSocket, type PortLink } from './port-link.ts';

/**
 * The fastest links choose first, of those between devices before those to people, of these the powered ones; the
 * order of the plan otherwise. Those between the edge and the inside come last: they take the ports that are left, as
 * the demands that the models were chosen by do: first those that a socket does not carry, of these the ones that no bundle does.
 */
export function hardestFirst(links: readonly PortLink[]): readonly PortLink[] {
  const difficulty = (link: PortLink) => {
    const { edge, source, target, powers, sharedRates } = link;
    if (isContent(link)) return isWithinSocket(edge) ? 0 : isUnbundled(edge, source, target) ? 2 : 1;
    const sharedAt = (end: 'source' | 'target') => sharedRates.get(sharedKeyAt(link, end) ?? '') ?? 0;
    const bandwidthMbps = Math.max(rateOf(edge), sharedAt('source'), sharedAt('target'));
    const isInside = source.layer !== 'endpoint' && target.layer !== 'endpoint';
    // The two of a pair have the same ports, so that whatever one of them has for a bundle the other has.
    const isOfPair = source.pair !== undefined && source.pair === target.pair;
    return bandwidthMbps * 10 + (isInside ? (isOfPair ? 2 : 3) : 0) + (powers === undefined ? 0 : 1);
  };
  return links
    .map((link) => ({ link, difficulty: difficulty(link) }))
    .sort((a, b) => b.difficulty - a.difficulty)
    .map(({ link }) => link);
}
