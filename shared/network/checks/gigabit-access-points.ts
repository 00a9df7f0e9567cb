import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinSome } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import type { CheckAnswer } from './finding.ts';

/**
 * Access points on gigabit ports, as the design assumes to be enough, whose clients can send more at their busiest: no fault,
 * but what was given up.
 */
export function gigabitAccessPoints({ graph, nodes }: NetworkIndex): Pick<CheckAnswer, 'remark'> {
  const slow = graph.edges.flatMap(({ source, target, because }) => {
    const { mbps, neededMbps } = because?.rule === 'access-ports' ? because.inputs : {};
    const point = [nodes.get(source), nodes.get(target)].find((node) => node?.type === 'accesspoint');
    if (point === undefined || typeof neededMbps !== 'number') return [];
    return mbps === linkMbps.accessPoint && neededMbps > mbps ? [{ point, neededMbps }] : [];
  });
  if (slow.length === 0) return {};
  const count = slow.reduce((sum, { point }) => sum + point.quantity, 0);
  const most = Math.max(...slow.map(({ neededMbps }) => neededMbps));
  const sites = [...new Set(slow.flatMap(({ point }) => point.site ?? []))];
  return {
    remark: `${formatCount(count, 'access point')} ${plural(count, 'is', 'are')} on ${plural(count, 'a port', 'ports')} of ${formatRate(linkMbps.accessPoint)}, the fastest that the design assumes for them, where clients use up to ${formatRate(most)} at their busiest: ${joinSome(sites, 3)}.`,
  };
}
