import { Button } from '@aws-amplify/ui-react';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { planOf } from '#shared/subscriptions/plans.ts';
import type { SubscriptionChanges } from '#web/documents/subscriptions/use-subscription-changes.ts';
import { ActionFailure } from '#web/ui/action-failure.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import layout from '#web/ui/layout.module.css';
import { useToast } from '#web/ui/toasts.tsx';
import { useDates } from '#web/ui/use-dates.ts';

export interface CancelDialogProps {
  readonly subscription: SubscriptionDetails;
  readonly cancel: SubscriptionChanges['cancel'];
  readonly onClose: () => void;
}

/** What cancelling means and when, before it is done. */
export function CancelDialog({ subscription, cancel, onClose }: CancelDialogProps) {
  const dates = useDates();
  const toast = useToast();
  const { name } = planOf(subscription.planId);
  const isOverdue = subscription.status === 'past_due';
  const end = dates.day(subscription.pastDue?.graceEndsAt ?? subscription.currentPeriodEnd);
  const run = async () => {
    if (!(await cancel.run())) return;
    toast.success(`${name} is cancelled.`);
    onClose();
  };
  return (
    <Dialog
      title={`Cancel ${name}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep {name}</Button>
          <Button
            variation="destructive"
            isLoading={cancel.isLoading}
            loadingText="Cancelling"
            onClick={() => void run()}
          >
            Cancel subscription
          </Button>
        </>
      }
    >
      <div className={layout.stack3}>
        <p>
          {isOverdue
            ? `The overdue payment is not tried again. ${name} ends on ${end} at the latest.`
            : `${name} is paid for until ${end} and lasts until then. Nothing more is charged.`}
        </p>
        <p>
          After that you can read, print and download everything you have made, and create nothing new.
          Nothing is deleted. Until {end} you can reactivate it.
        </p>
        <ActionFailure action={cancel} />
      </div>
    </Dialog>
  );
}
