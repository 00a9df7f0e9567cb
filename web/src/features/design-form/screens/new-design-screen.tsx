import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import { useDesign } from '#web/documents/designs/use-design.ts';
import { LimitNote } from '#web/documents/subscriptions/limit-note.tsx';
import { newDesignValues } from '#web/features/design-form/model/new-design-values.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { DesignForm } from './design-form.tsx';

/** A new design, or with `?from=<id>` one that begins as a copy. */
export default function NewDesignScreen() {
  const [address] = useSearchParams();
  const from = address.get('from');
  const source = isId(from) ? from : undefined;
  const { data, error, fallback, retry } = useDesign(source, { revalidateOnFocus: false });
  return (
    <Page
      title="New design"
      breadcrumb={[{ label: 'Designs', to: '/designs' }]}
      summary="Describe what the network must serve. Anything you leave out has a sensible default."
    >
      <LimitNote limit="maxDesigns" />
      {source && error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : source && !data ? (
        <Skeleton lines={8} height="2.5rem" label="Loading the design to copy" />
      ) : (
        <NewDesign key={source} original={data?.data} />
      )}
    </Page>
  );
}

function NewDesign({ original }: { readonly original: Design | undefined }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { uid } = useUser();
  return (
    <DesignForm
      initial={original ? copyOf(original) : newDesignValues()}
      edited={undefined}
      draftKey={draftKey('design', uid, original ? `copy-of-${original.id}` : 'new')}
      action="Create design"
      leaveTo="/designs"
      onSaved={(design) => {
        toast.success(`${design.designName} was created.`);
        navigate(`/designs/${design.id}`);
      }}
    />
  );
}

function copyOf(design: Design) {
  const values = valuesOfDesign(design);
  return { ...values, texts: { ...values.texts, designName: `${design.designName.slice(0, 92)} (copy)` } };
}
