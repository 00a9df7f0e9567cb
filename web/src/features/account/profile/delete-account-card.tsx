import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deleteAccount } from '#shared/contract/account.ts';
import { useAction } from '#web/api/use-action.ts';
import { useAccountChanges } from '#web/documents/account/use-account-changes.ts';
import { useSessionActions, useUser } from '#web/session/session-provider.tsx';
import { useRecentSignIn } from '#web/session/use-recent-sign-in.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { Problem } from '#web/ui/problem.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './delete-account-card.module.css';

/** The end of the account. The address is typed, and the password asked for where the sign-in is not recent. */
export function DeleteAccountCard() {
  const { email } = useUser();
  const { forget } = useSessionActions();
  const account = useAccountChanges();
  const { confirmed, dialog } = useRecentSignIn();
  const [typed, setTyped] = useState('');
  const deleting = useAction(async () => {
    await confirmed(account.deleteAccount);
    forget('Your account is closed, and everything in it is being deleted.');
  }, deleteAccount.fallback);
  const isSure = typed.trim().toLowerCase() === email;

  return (
    <Card id="delete" title="Delete your account">
      <p>It cannot be undone. What goes:</p>
      <ul className={styles.goes}>
        <li>your profile, sign-in, sessions and API tokens</li>
        <li>all designs with their topologies and equipment lists, archived and deleted ones too</li>
        <li>your own equipment with its pictures, your templates and what you deployed</li>
        <li>all reports, exports and the record of your activity</li>
        <li>
          your subscription: it is cancelled. Invoices are kept as long as the law wants, without your name
        </li>
      </ul>
      <p className={prose.soft}>
        <Link to="/profile/data#export">Export your data</Link> first if you may need it.
      </p>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure) void deleting.run();
        }}
      >
        <TextField
          label={`Type ${email} to go on`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormActions>
          <Button
            type="submit"
            variation="destructive"
            isDisabled={!isSure}
            isLoading={deleting.isLoading}
            loadingText="Deleting"
          >
            Delete my account
          </Button>
        </FormActions>
      </Form>
      <Problem>{deleting.error}</Problem>
      {dialog}
    </Card>
  );
}
