import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Attention, Dashboard } from '#shared/contract/dashboard.ts';
import type { Concern } from '#shared/contract/stage-states.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { bannerOf } from '#web/documents/subscriptions/model/banner.ts';
import { useNearLimits } from '#web/documents/subscriptions/use-near-limits.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import styles from './attention-card.module.css';

/** What each concern says, and the tab where it is dealt with. */
const concernLinks: Readonly<Record<Concern, { readonly words: string; readonly tab: string }>> = {
  'failed checks': { words: 'checks failed', tab: 'topology?panel=checks' },
  'outdated topology': { words: 'the plan is older than the requirements', tab: 'topology' },
  'outdated equipment': { words: 'the equipment was chosen for an earlier topology', tab: 'equipment' },
  'outdated report': { words: 'the newest report shows an earlier state', tab: 'reports' },
  'ending support': { words: 'a device’s support ends within a year', tab: 'equipment' },
};

export interface AttentionCardProps {
  readonly attention: Dashboard['attention'];
  readonly pendingDeployments: number;
}

/** What to look at: designs, deployments, the plan and its limits, each with the way to it. Nothing where all is well. */
export function AttentionCard({ attention, pendingDeployments }: AttentionCardProps) {
  const limits = useNearLimits();
  const dates = useDates();
  const banner = bannerOf(useUser().subscription, serverNow(), dates.day);
  if (attention.length === 0 && pendingDeployments === 0 && limits.length === 0 && !banner) return null;
  return (
    <Card title="Needs attention">
      <ul className={styles.items}>
        {banner && (
          <li className={styles.item}>
            <TriangleAlert size={16} aria-hidden />
            <p>
              {banner.sentence} <Link to="/subscription">{banner.action}</Link>
            </p>
          </li>
        )}
        {limits.map(({ limit, used, allowed }) => (
          <li key={limit} className={styles.item}>
            <TriangleAlert size={16} aria-hidden />
            <p>
              <Link to="/subscription">{planFeatureNames[limit]}</Link>: {formatNumber(used)} of the{' '}
              {formatNumber(allowed)} of your plan are used
            </p>
          </li>
        ))}
        {attention.map((design) => (
          <DesignItem key={design.id} design={design} />
        ))}
        {pendingDeployments > 0 && (
          <li className={styles.item}>
            <TriangleAlert size={16} aria-hidden />
            <p>
              <Link to="/deployments?status=pending">{formatCount(pendingDeployments, 'deployment')}</Link>{' '}
              waiting to be applied
            </p>
          </li>
        )}
      </ul>
    </Card>
  );
}

function DesignItem({ design: { id, displayName, at, concerns } }: { readonly design: Attention }) {
  return (
    <li className={styles.item}>
      <TriangleAlert size={16} aria-hidden />
      <p>
        <Link className={styles.name} to={`/designs/${id}`}>
          {displayName}
        </Link>
        {': '}
        {concerns.map((concern, index) => (
          <span key={concern}>
            {index > 0 && '; '}
            <Link to={`/designs/${id}/${concernLinks[concern].tab}`}>{concernLinks[concern].words}</Link>
          </span>
        ))}
        <span className={prose.note}>
          {' '}
          · <RelativeTime instant={at} />
        </span>
      </p>
    </li>
  );
}
