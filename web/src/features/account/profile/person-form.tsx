import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef } from 'react';
import type { User } from '#shared/contract/user-items.ts';
import { ProfileChange, updateProfile } from '#shared/contract/users.ts';
import { isSame } from '#shared/network/graph/same-value.ts';
import { isStaleVersion } from '#web/api/api-error.ts';
import { useProfileChanges } from '#web/documents/users/use-profile-changes.ts';
import { RoleField } from '#web/features/account/role-field.tsx';
import { useUser } from '#web/session/session-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { Edited } from '#web/ui/editing/edited.tsx';

import { useEditing, useKeptDraft } from '#web/ui/editing/use-editing.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { ProfileValues, profileMerge, profileNames } from './profile-merge.ts';

const ProfileFields = ProfileChange.omit({ version: true, timeZone: true });

/** The part of a profile that the form edits, at its version. */
const storedOf = ({ displayName, company, role, version }: User) => ({
  values: { displayName, company, role },
  version,
});

/** Name, company and role, edited as a document: with a draft, and a merge when two edit it. */
export function PersonForm() {
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
        if (!isStaleVersion(error)) throw error;
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
  useOwnVersion(user, editing.saved);

  return (
    <Edited editing={editing} noun="profile">
      <Card title="You and your company">
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
      </Card>
    </Edited>
  );
}

/** The logo and the time zone are saved beside this form: the version that they make is no change by someone else. */
function useOwnVersion(user: User, rebase: (stored: ReturnType<typeof storedOf>) => void): void {
  const seen = useRef(user);
  useEffect(() => {
    const before = storedOf(seen.current);
    const now = storedOf(user);
    seen.current = user;
    if (before.version !== now.version && isSame(before.values, now.values)) rebase(now);
  });
}
