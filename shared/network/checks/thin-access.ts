import { formatRate } from '../../vocabulary/rates.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { Finding } from './finding.ts';

/** Sites whose only access to the internet is as stated, and less than their tunnel and what leaves beside it need. */
export function thinAccess({ graph, nodes }: NetworkIndex): Finding[] {
  const thin = graph.edges.filter(({ because }) => {
    if (because?.rule !== 'site-internet') return false;
    const { statedMbps, neededMbps } = because.inputs;
    return Number(statedMbps) > 0 && Number(statedMbps) < Number(neededMbps);
  });
  const bySite = Map.groupBy(
    thin,
    ({ source, target }) => nodes.get(source)?.site ?? nodes.get(target)?.site ?? '',
  );
  return [...bySite].map(([site, own]): Finding => {
    const { statedMbps, neededMbps } = own[0]?.because?.inputs ?? {};
    return {
      severity: 'warning',
      elements: own.map(({ id }) => id),
      sentence: `${site}: its internet access is planned at the ${formatRate(Number(statedMbps))} stated, and its tunnel and what leaves beside it need ${formatRate(Number(neededMbps))} at the busy hour. State a faster line, or fewer people, guests or cameras.`,
    };
  });
}
