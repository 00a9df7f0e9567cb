import { Button, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ProfileChange, type User, updateProfile } from '#shared/contract/users.ts';
import { formatInstant } from '#shared/vocabulary/dates.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useProfileChanges } from '#web/documents/users/use-profile-changes.ts';
import { useSessionActions, useUser } from '#web/session/session-provider.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Page } from '#web/ui/page.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import styles from './profile-screen.module.css';
import { RoleField } from './role-field.tsx';

const editable = ({ displayName, company, role }: User) => ({ displayName, company, role });

export default function ProfileScreen() {
  const user = useUser();
  const { replaceUser } = useSessionActions();
  const profile = useProfileChanges();
  const toast = useToast();
  const [base, setBase] = useState(user);
  const [theirs, setTheirs] = useState<User>();
  const form = useForm({
    initial: editable(user),
    schema: ProfileChange.omit({ version: true }),
    onSubmit: async (change) => {
      setTheirs(undefined);
      try {
        setBase(await profile.update({ ...change, version: base.version }));
        toast.success('Your profile is saved.');
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error;
        setTheirs(await profile.read());
      }
    },
    fallback: updateProfile.fallback,
  });

  const basedOn = (current: User) => {
    setBase(current);
    replaceUser(current);
    setTheirs(undefined);
  };

  return (
    <Page
      title="Update profile"
      width="narrow"
      summary={`Signed in as ${user.email}, since ${formatInstant(user.createdAt)}.`}
    >
      <div className={styles.card}>
        {theirs && (
          <ProfileConflict
            theirs={theirs}
            mine={form.values}
            onTakeTheirs={() => {
              basedOn(theirs);
              form.change(editable(theirs));
            }}
            onKeepMine={() => basedOn(theirs)}
          />
        )}
        <Form onSubmit={form.onSubmit}>
          <FormErrors form={form} names={{ displayName: 'Name', company: 'Company', role: 'Role' }} />
          <TextField label="Name" autoComplete="name" isRequired {...form.text('displayName')} />
          <TextField label="Company" autoComplete="organization" isRequired {...form.text('company')} />
          <RoleField {...form.text('role')} />
          <FormActions>
            <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Saving">
              Save
            </Button>
          </FormActions>
        </Form>
      </div>
    </Page>
  );
}
