import type { Requirements } from '../../contract/requirements.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { statedAt } from '../requirements/serves.ts';
import { nextOnOffer } from '../sizing/offered-rates.ts';
import type { Finding } from './finding.ts';

/** Data centres whose lines, with all that these end on, are faster because of copies that nobody has stated. */
export function assumedReplication({ graph }: NetworkIndex, requirements: Requirements): Finding[] {
  const lines = graph.edges.filter(
    ({ because }) => because?.rule === 'data-centre-circuit' && because.inputs.isReplicationAssumed === true,
  );
  return requirements.sites.flatMap(({ name }, at): Finding[] => {
    const field = statedAt(requirements, at, 'servers');
    const own = lines.filter(({ because }) => because?.serves?.includes(field) === true);
    const { mbps = 0, neededMbps = 0, replicationMbps = 0 } = own[0]?.because?.inputs ?? {};
    const without = nextOnOffer(Number(neededMbps) - Number(replicationMbps));
    if (without >= Number(mbps) || requirements.sites[at]?.wanMbps === Number(mbps)) return [];
    return [
      {
        severity: 'warning',
        elements: own.map(({ id }) => id),
        sentence: `${name}: its line of ${formatRate(Number(mbps))} counts ${formatRate(Number(replicationMbps))} of replication that is assumed, not stated; without it ${formatRate(without)} would do. The device at its end and the hub’s circuits are sized for it: state the data centre’s replication.`,
      },
    ];
  });
}
