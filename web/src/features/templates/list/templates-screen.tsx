import { Link, useSearchParams } from 'react-router-dom';
import { newTemplate } from '#web/documents/templates/new-template.ts';
import { useAllTemplates, useUserTemplates } from '#web/documents/templates/use-templates.ts';
import { templateViewFrom } from '#web/features/templates/model/template-view.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { ActionLink } from '#web/ui/action-link.tsx';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FacetedListSkeleton } from '#web/ui/facets/faceted-list-skeleton.tsx';
import { Page } from '#web/ui/page.tsx';
import pills from '#web/ui/pills.module.css';
import { TemplateBrowser } from './template-browser.tsx';

/** The caller's templates and the system library, found by search and facets; administrators see those of all users too. */
export default function TemplatesScreen() {
  const [address] = useSearchParams();
  const { isAdmin } = useUser();
  const isOfAll = isAdmin && templateViewFrom(address).isOfAll;
  const own = useUserTemplates(!isOfAll);
  const ofAll = useAllTemplates(isOfAll);
  const { templates, error, fallback, retry } = isOfAll ? ofAll : own;
  useActions([{ ...newTemplate, isKeyOnly: true }]);
  return (
    <Page
      title="Templates"
      width="wide"
      summary={
        isOfAll
          ? 'The templates of all users, newest first. Only their owners can open them: the text may describe a network.'
          : 'Configurations with placeholders, filled in for each device when they are deployed.'
      }
      action={<ActionLink action={newTemplate} variation="primary" />}
      tabs={isAdmin && <Whose isOfAll={isOfAll} />}
    >
      {templates ? (
        <TemplateBrowser key={String(isOfAll)} templates={templates} isOfAll={isOfAll} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <FacetedListSkeleton label="Loading templates" />
      )}
    </Page>
  );
}

/** Whose templates an administrator looks at. */
const Whose = ({ isOfAll }: { readonly isOfAll: boolean }) => (
  <nav className={pills.pills} aria-label="Whose templates">
    <Link to="/templates" aria-current={isOfAll ? undefined : 'page'}>
      Mine and the system’s
    </Link>
    <Link to="/templates?of=all" aria-current={isOfAll ? 'page' : undefined}>
      All users
    </Link>
  </nav>
);
