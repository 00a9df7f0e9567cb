import type { Subscription } from '#shared/contract/users.ts';
import { plans } from '#shared/plans.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatDay } from '#shared/vocabulary/dates.ts';
import { PlanTable } from '#web/documents/plans/plan-table.tsx';
import { useUser } from '#web/session/session-provider.tsx';
import card from '#web/ui/card.module.css';
import { Page } from '#web/ui/page.tsx';
import { StatusBadge, type StatusBadgeProps } from '#web/ui/status-badge.tsx';
import styles from './subscription-screen.module.css';

const statuses = {
  trial: { tone: 'info', word: 'Trial' },
  active: { tone: 'good', word: 'Active' },
  canceled: { tone: 'neutral', word: 'Cancelled' },
  expired: { tone: 'bad', word: 'Expired' },
  past_due: { tone: 'warn', word: 'Payment overdue' },
  pending_payment: { tone: 'warn', word: 'Waiting for payment' },
} as const satisfies Record<Subscription['status'], { tone: StatusBadgeProps['tone']; word: string }>;

const dayMs = 86_400_000;

export default function SubscriptionScreen() {
  const { subscription, trial } = useUser();
  const { tone, word } = statuses[subscription.status];
  const plan = plans.find(({ id }) => id === subscription.planId);
  return (
    <Page title="Manage subscription">
      <section className={`${card.surface} ${styles.current}`} aria-labelledby="current-plan">
        <div className={styles.plan}>
          <h2 id="current-plan">{plan?.name ?? subscription.planId}</h2>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </div>
        <p>{plan?.summary}</p>
        <dl className={styles.dates}>
          <div>
            <dt>Since</dt>
            <dd>{formatDay(subscription.startedAt)}</dd>
          </div>
          <div>
            <dt>{subscription.status === 'trial' ? 'Trial ends' : 'Period ends'}</dt>
            <dd>{formatDay(subscription.currentPeriodEnd)}</dd>
          </div>
          <div>
            <dt>Trial</dt>
            <dd>{trialInWords(trial, Date.now())}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.plans} aria-labelledby="plans">
        <div>
          <h2 id="plans">Plans</h2>
          <p>
            Card payment is not available yet, so plans cannot be changed here for now. Nothing is charged.
          </p>
        </div>
        <PlanTable current={subscription.planId} />
      </section>
    </Page>
  );
}

function trialInWords({ used, expiresAt }: { used: boolean; expiresAt: string }, now: number): string {
  const days = Math.ceil((Date.parse(expiresAt) - now) / dayMs);
  if (used) return 'Used';
  return days > 0 ? `${formatCount(days, 'day')} left` : `Ended on ${formatDay(expiresAt)}`;
}
