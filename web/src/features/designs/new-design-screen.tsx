import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Design, getDesign } from '#shared/contract/designs.ts';
import { useRoute } from '../../api/use-route.ts';
import { useUser } from '../../session/session-provider.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { DesignForm } from './form/design-form.tsx';
import { draftKey } from './form/draft-store.ts';
import { isId } from './model/is-id.ts';
import { newDesignValues } from './model/new-design-values.ts';
import { valuesOfDesign } from './model/values-of-design.ts';
import { useDesignChanges } from './use-design-changes.ts';

/** A new design, or with `?from=<id>` one that begins as a copy. */
export default function NewDesignScreen() {
  const [address] = useSearchParams();
  const from = address.get('from');
  const source = isId(from) ? from : undefined;
  const { data, error, mutate } = useRoute(getDesign, source ? { params: { id: source } } : null, {
    revalidateOnFocus: false,
  });
  return (
    <Page
      title="New design"
      breadcrumb={[{ label: 'Designs', to: '/designs' }]}
      summary="State what the network must serve. What you leave out has a sensible default."
    >
      {source && error ? (
        <ErrorState error={error} fallback={getDesign.fallback} onRetry={() => void mutate()} />
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
  const { created } = useDesignChanges();
  const { uid } = useUser();
  return (
    <DesignForm
      initial={original ? copyOf(original) : newDesignValues()}
      edited={undefined}
      draftKey={draftKey(uid, original ? `copy-of-${original.id}` : 'new')}
      action="Create design"
      leaveTo="/designs"
      onSaved={(design) => {
        created(design);
        toast.success(`${design.designName} was created.`);
        navigate(`/designs/${design.id}`);
      }}
    />
  );
}

const copyOf = (design: Design) => ({
  ...valuesOfDesign(design),
  designName: `${design.designName.slice(0, 92)} (copy)`,
});
