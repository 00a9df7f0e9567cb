import { Button } from '@aws-amplify/ui-react';
import { useEffect } from 'react';
import type { ChangePreview, SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import type { OfferId } from '#shared/subscriptions/plan-offers.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { planFeatureNames } from '#shared/vocabulary/plan-words.ts';
import { trackPayment } from '#web/api/track-payment.ts';
import { useChangePreview } from '#web/documents/subscriptions/use-change-preview.ts';
import type { SubscriptionChanges } from '#web/documents/subscriptions/use-subscription-changes.ts';
import { offerName, periodNoun } from '#web/features/subscription/model/offer-words.ts';
import { ActionFailure } from '#web/ui/action-failure.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { type Dates, useDates } from '#web/ui/use-dates.ts';
import { Fact, Facts } from './fact.tsx';

export interface ChangeDialogProps {
  readonly offer: OfferId;
  readonly subscription: SubscriptionDetails;
  readonly changes: Pick<SubscriptionChanges, 'upgrade' | 'downgrade'>;
  readonly onClose: () => void;
}

/** What a change of plan costs and when it applies, before it is made. */
export function ChangeDialog({ offer, subscription, changes, onClose }: ChangeDialogProps) {
  const dates = useDates();
  const { data, error, fallback, retry } = useChangePreview(offer);
  const toast = useToast();
  const preview = data?.data;
  const action = preview?.kind === 'downgrade' ? changes.downgrade : changes.upgrade;
  useEffect(() => trackPayment('upgrade_previewed', { planId: offer }), [offer]);
  const run = async (shown: ChangePreview) => {
    if (!(await action.run(offer))) return;
    toast.success(
      shown.kind === 'upgrade'
        ? `You now have ${offerName(offer)}.`
        : `${offerName(offer)}, begins on ${dates.day(shown.appliesAt)}.`,
    );
    onClose();
  };
  return (
    <Dialog
      title={`Change to ${offerName(offer)}`}
      width="32rem"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variation="primary"
            isDisabled={preview === undefined}
            isLoading={action.isLoading}
            loadingText="Changing the plan"
            onClick={() => preview && void run(preview)}
          >
            {preview ? buttonOf(preview, dates.day) : 'Change the plan'}
          </Button>
        </>
      }
    >
      <div className={layout.stack3}>
        {preview ? (
          <Preview preview={preview} subscription={subscription} />
        ) : error ? (
          <ErrorState error={error} fallback={fallback} onRetry={retry} />
        ) : (
          <Skeleton lines={3} label="Working out the amount" />
        )}
        <ActionFailure action={action} />
      </div>
    </Dialog>
  );
}

function buttonOf(
  { kind, planId, amountNow, currency, appliesAt }: ChangePreview,
  dayOf: Dates['day'],
): string {
  if (kind === 'downgrade') return `Change on ${dayOf(appliesAt)}`;
  if (amountNow === 0) return `Keep ${planOf(planId).name}`;
  return `Pay ${formatMoney({ amount: amountNow, currency })} and change now`;
}

function leadOf({ kind, amountNow, appliesAt }: ChangePreview, present: string, dayOf: Dates['day']): string {
  if (kind === 'downgrade')
    return `Until ${dayOf(appliesAt)} you keep ${present}, which is paid for. Nothing is charged now.`;
  if (amountNow === 0) return 'The scheduled change is cancelled. Nothing is charged now.';
  return 'It applies at once. What is left of the present period counts towards it.';
}

interface PreviewProps extends Pick<ChangeDialogProps, 'subscription'> {
  readonly preview: ChangePreview;
}

function Preview({ preview, subscription }: PreviewProps) {
  const dates = useDates();
  const { kind, amountNow, credit, currency, nextPaymentDate, nextAmount, billingPeriod } = preview;
  const money = (amount: number) => formatMoney({ amount, currency });
  const present = planOf(subscription.planId).name;
  return (
    <>
      <p>{leadOf(preview, present, dates.day)}</p>
      <Facts>
        {kind === 'upgrade' && amountNow > 0 && (
          <>
            <Fact name="Charged now">{money(amountNow)}</Fact>
            <Fact name={`Credit for ${present}`}>{money(credit)}</Fact>
          </>
        )}
        <Fact name={`From ${dates.day(nextPaymentDate)}`}>
          {money(nextAmount)} a {periodNoun(billingPeriod)}
        </Fact>
      </Facts>
      {kind === 'downgrade' && <Exceeded preview={preview} subscription={subscription} />}
    </>
  );
}

/** What is used beyond the smaller plan: it stays, and cannot grow. */
function Exceeded({ preview, subscription }: PreviewProps) {
  const { features, name } = planOf(preview.planId);
  const exceeded = subscription.usage.flatMap(({ limit, used }) => {
    const allowed = features[limit];
    return allowed !== null && used > allowed ? [{ limit, used, allowed }] : [];
  });
  if (exceeded.length === 0) return null;
  return (
    <ul>
      {exceeded.map(({ limit, used, allowed }) => (
        <li key={limit}>
          {planFeatureNames[limit]}: you have {formatNumber(used)}, and {name} has {formatNumber(allowed)}.
          All of them stay; new ones can be created once there are fewer.
        </li>
      ))}
    </ul>
  );
}
