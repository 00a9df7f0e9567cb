import { useSubscription } from '#web/documents/subscriptions/use-subscription.ts';
import { useSubscriptionChanges } from '#web/documents/subscriptions/use-subscription-changes.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PlansCard } from './plans-card.tsx';
import styles from './subscription-screen.module.css';
import { UsageCard } from './usage-card.tsx';

/** Everything about the plan: how it stands, what is used of it, payments, other plans, invoices. */
export default function SubscriptionScreen() {
  const { data, error, fallback, retry } = useSubscription();
  const changes = useSubscriptionChanges();
  const subscription = data?.data;
  return (
    <Page title="Manage subscription">
      {subscription ? (
        <>
          <div className={styles.columns}>
            <CurrentPlanCard subscription={subscription} changes={changes} />
            <UsageCard subscription={subscription} />
            <PaymentCard subscription={subscription} />
          </div>
          <PlansCard subscription={subscription} changes={changes} />
          <InvoicesCard invoices={subscription.invoices} />
          <BillingDetailsCard billing={subscription.billing} />
        </>
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={3} height="9rem" label="Loading your subscription" />
      )}
    </Page>
  );
}
