import { Button } from '@aws-amplify/ui-react';
import { ProfileChange, type User, updateProfile } from '#shared/contract/users.ts';
import { formatInstant } from '#shared/vocabulary/dates.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useProfileChanges } from '#web/documents/users/use-profile-changes.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { Edited } from '#web/ui/editing/edited.tsx';
import { useEditing, useKeptDraft } from '#web/ui/editing/use-editing.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Page } from '#web/ui/page.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { ApiTokensSection } from './api-tokens-section.tsx';
import { ProfileValues, profileMerge, profileNames } from './profile-merge.ts';
import styles from './profile-screen.module.css';
import { RoleField } from './role-field.tsx';

const ProfileFields = ProfileChange.omit({ version: true });

/** The part of a profile that the form edits, at its version. */
const storedOf = ({ displayName, company, role, version }: User) => ({
  values: { displayName, company, role },
  version,
});

export default function ProfileScreen() {
  const user = useUser();
  const profile = useProfileChanges();
  const toast = useToast();
  const key = draftKey('profile', user.uid, 'own');
  const draft = useKeptDraft(key, ProfileValues);
  const form = useForm({
    initial: draft?.values ?? storedOf(user).values,
    schema: ProfileFields,
    onSubmit: async (change) => {
      try {
        const saved = await profile.update({ ...change, version: editing.version ?? user.version });
        // What was typed while it was on its way is not saved yet.
        editing.saved({ values: form.values, version: saved.version });
        toast.success('Your profile was saved.');
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error;
        editing.meet(storedOf(await profile.read()));
      }
    },
    fallback: updateProfile.fallback,
  });
  const editing = useEditing({
    draftKey: key,
    draft,
    opened: storedOf(user),
    values: form.values,
    show: form.change,
    remember: () => () => form.change(form.values),
    model: profileMerge,
  });

  return (
    <Page
      title="Update profile"
      width="narrow"
      summary={`Signed in as ${user.email}, since ${formatInstant(user.createdAt)}.`}
    >
      <Edited editing={editing} noun="profile">
        <div className={styles.card}>
          <Form onSubmit={form.onSubmit}>
            <FormErrors form={form} names={profileNames} />
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
      </Edited>
      <ApiTokensSection />
    </Page>
  );
}
