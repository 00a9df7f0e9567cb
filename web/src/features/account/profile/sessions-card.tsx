import { Button } from '@aws-amplify/ui-react';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInSession,
} from '#shared/contract/sessions.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSessions } from '#web/documents/users/use-sessions.ts';
import { useRecentSignIn } from '#web/session/use-recent-sign-in.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Problem } from '#web/ui/problem.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useToast } from '#web/ui/toasts.tsx';

const columns: readonly Column<SignedInSession>[] = [
  {
    key: 'device',
    header: 'Device',
    cell: ({ device, isCurrent }) => (
      <span className={layout.row2}>
        {device}
        {isCurrent && <StatusBadge tone="info">This one</StatusBadge>}
      </span>
    ),
  },
  {
    key: 'createdAt',
    header: 'Signed in',
    cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    optional: true,
  },
  { key: 'lastSeenAt', header: 'Last seen', cell: ({ lastSeenAt }) => <RelativeTime instant={lastSeenAt} /> },
];

/** Where the user is signed in; each session can be ended, and all others at once. */
export function SessionsCard() {
  const { reading, end, endOthers, readAgain } = useSessions();
  const { provePassword, signInWith, dialog } = useRecentSignIn();
  const toast = useToast();
  const { data } = reading;

  const endOne = async ({ id, device }: SignedInSession) => {
    try {
      await end(id);
      toast.success(`The session on ${device} has ended.`);
    } catch (error) {
      toast.error(sentenceOf(error, endSession.fallback));
    }
  };
  const ending = useAction(async (password: string) => {
    await endOthers();
    // The identity service has ended this one too: without another sign-in it would last an hour at most.
    await signInWith(password);
    readAgain();
    toast.success('Every other session has ended.');
  }, endOtherSessions.fallback);
  const endAll = async () => {
    const password = await provePassword();
    if (password !== undefined) await ending.run(password);
  };

  return (
    <Card id="sessions" title="Sessions" intro="Where you are signed in. End what you do not recognise.">
      {reading.error && !data && (
        <ErrorState error={reading.error} fallback={listSessions.fallback} onRetry={reading.retry} />
      )}
      {!reading.error && !data && <Skeleton lines={2} height="2.5rem" label="Loading your sessions" />}
      {data && (
        <DataTable
          caption="Sessions"
          columns={columns}
          rows={data.data}
          rowKey={({ id }) => id}
          rowName={({ device }) => device}
          rowActions={(session) =>
            session.isCurrent
              ? [{ label: 'Log out here', to: '/logout' }]
              : [{ label: 'End the session', destructive: true, perform: () => void endOne(session) }]
          }
        />
      )}
      {data && data.data.length > 1 && (
        <div>
          <Button isLoading={ending.isLoading} loadingText="Ending" onClick={() => void endAll()}>
            End all other sessions
          </Button>
        </div>
      )}
      <Problem>{ending.error}</Problem>
      {dialog}
    </Card>
  );
}
