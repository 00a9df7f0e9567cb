import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import { NoDesign } from '#web/documents/designs/no-design.tsx';
import { useDesign } from '#web/documents/designs/use-design.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { useOpened } from '#web/ui/editing/use-opened.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { DesignForm } from './design-form.tsx';

export default function EditDesignScreen() {
  const { id } = useParams();
  const { data, error, isMissing, isValidating, fallback, retry } = useDesign(id, {
    revalidateOnFocus: false,
  });
  const design = useOpened(data?.data, isValidating);
  if (!isId(id) || isMissing) return <NoDesign />;
  return (
    <Page
      title={design ? `Edit ${design.designName}` : 'Edit design'}
      breadcrumb={[
        { label: 'Designs', to: '/designs' },
        { label: design?.designName ?? 'Design', to: `/designs/${id}` },
      ]}
    >
      {design ? (
        <EditDesign key={design.id} design={design} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={8} height="2.5rem" label="Loading the design" />
      )}
    </Page>
  );
}

function EditDesign({ design }: { readonly design: Design }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { uid } = useUser();
  const [initial] = useState(() => valuesOfDesign(design));
  return (
    <DesignForm
      initial={initial}
      edited={design}
      draftKey={draftKey('design', uid, design.id)}
      action="Save changes"
      leaveTo={`/designs/${design.id}`}
      onSaved={(saved) => {
        toast.success(`${saved.designName} was saved.${isPlanOld(design, saved) ? planAgain : ''}`);
        navigate(`/designs/${saved.id}`);
      }}
    />
  );
}

const planAgain =
  ' Its topology is still planned from the earlier requirements: plan it again to include the changes.';

const isPlanOld = (before: Design, after: Design): boolean =>
  after.plannedDevices > 0 && JSON.stringify(before.requirements) !== JSON.stringify(after.requirements);
