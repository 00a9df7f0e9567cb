import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Template } from '#shared/contract/template-items.ts';
import { useTemplate } from '#web/documents/templates/use-template.ts';
import { newTemplateValues, valuesOfCopy } from '#web/features/templates/model/template-values.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { TemplateEditor } from './template-editor.tsx';

/** A template of the user's own; `?from=<id>` begins with a copy of another one, or of one of the system. */
export default function NewTemplateScreen() {
  const [address] = useSearchParams();
  const source = address.get('from') ?? undefined;
  const { data, error, fallback, retry } = useTemplate(source, { revalidateOnFocus: false });
  return (
    <Page
      title="New template"
      width="wide"
      breadcrumb={[{ label: 'Templates', to: '/templates' }]}
      summary={
        data
          ? `A copy of ${data.data.name}, which stays as it is.`
          : 'Jinja: placeholders such as {{ hostname }} are filled in for each device.'
      }
    >
      {source && error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : source && !data ? (
        <Skeleton lines={8} height="2.5rem" label="Loading the template to copy" />
      ) : (
        <NewTemplate key={source} original={data?.data} />
      )}
    </Page>
  );
}

function NewTemplate({ original }: { readonly original: Template | undefined }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { uid } = useUser();
  const [initial] = useState(() => (original ? valuesOfCopy(original) : newTemplateValues));
  return (
    <TemplateEditor
      initial={initial}
      edited={undefined}
      draftKey={draftKey('template', uid, original ? `copy-of-${original.id}` : 'new')}
      action="Create template"
      leaveTo={original ? `/templates/${original.id}` : '/templates'}
      onSaved={({ id, name }) => {
        toast.success(`${name} was created.`);
        navigate(`/templates/${id}`);
      }}
    />
  );
}
