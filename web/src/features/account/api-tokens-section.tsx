import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ApiToken, listApiTokens, revokeApiToken } from '#shared/contract/api-tokens.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { planWith } from '#web/documents/subscriptions/model/plan-with.ts';
import { useApiTokens } from '#web/documents/users/use-api-tokens.ts';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Copyable } from '#web/ui/copyable.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { type Dates, useDates } from '#web/ui/use-dates.ts';
import { ChangeApiTokenDialog } from './change-api-token-dialog.tsx';
import { NewApiTokenForm, scopeNames } from './new-api-token-form.tsx';

const columnsOf = (dates: Dates): readonly Column<ApiToken>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'scope', header: 'May', cell: ({ scope }) => scopeNames[scope] },
  {
    key: 'expires',
    header: 'Expires',
    cell: ({ expiresAt }) => (expiresAt <= new Date().toISOString() ? 'Expired' : dates.day(expiresAt)),
  },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <RelativeTime instant={lastUsedAt} /> : 'Never'),
  },
];

/** The tokens by which pipelines sign in: what there is, one more, changing and revoking. */
export function ApiTokensSection() {
  const { reading, create, change, revoke } = useApiTokens();
  const [changed, setChanged] = useState<ApiToken>();
  const [shown, setShown] = useState<string>();
  const confirm = useConfirm();
  const dates = useDates();
  const toast = useToast();
  const { data } = reading;

  const ask = async ({ id, name }: ApiToken) => {
    const isSure = await confirm({
      title: `Revoke ${name}?`,
      body: 'Pipelines that use this token can no longer sign in.',
      action: 'Revoke token',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await revoke(id);
      toast.success(`${name} was revoked.`);
    } catch (error) {
      toast.error(sentenceOf(error, revokeApiToken.fallback));
    }
  };

  return (
    <Card title="API tokens" intro="For a pipeline that applies your deployments with its own tools.">
      {reading.error && !data && (
        <ErrorState error={reading.error} fallback={listApiTokens.fallback} onRetry={reading.retry} />
      )}
      {data && data.data.length > 0 && (
        <DataTable
          caption="API tokens"
          columns={columnsOf(dates)}
          rows={data.data}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          rowActions={(token) => [
            { label: 'Change', perform: () => setChanged(token) },
            { label: 'Revoke', destructive: true, perform: () => void ask(token) },
          ]}
        />
      )}
      {changed && (
        <ChangeApiTokenDialog
          token={changed}
          onChange={async (stated) => {
            await change(changed.id, stated);
            toast.success(`${stated.name ?? changed.name} was changed.`);
          }}
          onClose={() => setChanged(undefined)}
        />
      )}
      {shown && (
        <Notice tone="good">
          <p>Copy this token now: it is not shown again.</p>
          <Copyable text={shown} label="Copy the token" />
        </Notice>
      )}
      {data && !data.isAllowed && (
        <p>
          Your plan does not include API access.{' '}
          <Link to={`/subscription?plan=${planWith(({ apiAccess }) => apiAccess)?.id ?? ''}`}>
            See the plans
          </Link>
        </p>
      )}
      {data?.isAllowed && <NewApiTokenForm onCreate={async (token) => setShown(await create(token))} />}
    </Card>
  );
}
