import { Button } from '@aws-amplify/ui-react';
import { FileCode2, SearchX } from 'lucide-react';
import type { Template } from '#shared/contract/template-items.ts';
import { newTemplate } from '#web/documents/templates/new-template.ts';
import type { TemplateView } from '#web/features/templates/model/template-view.ts';
import { ActionLink } from '#web/ui/action-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export interface NoTemplatesProps {
  readonly view: TemplateView;
  readonly all: readonly Template[];
  readonly onClear: () => void;
}

/** Why the list is empty, with the next action. */
export function NoTemplates({ view, all, onClear }: NoTemplatesProps) {
  const asksForOwn = view.facets.owner.length === 1 && view.facets.owner[0] === 'own';
  if (all.length === 0 || (asksForOwn && all.every(({ isSystemTemplate }) => isSystemTemplate)))
    return (
      <EmptyState
        icon={FileCode2}
        title={all.length === 0 ? 'No templates yet' : 'No templates of your own yet'}
        action={
          <>
            {all.length > 0 && <Button onClick={onClear}>Show the system library</Button>}
            <ActionLink action={newTemplate} variation="primary" />
          </>
        }
      >
        Write a configuration in Jinja, upload a file, or copy a template of the system library and adapt it.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={SearchX}
      title="No templates match"
      action={<Button onClick={onClear}>Clear the filters</Button>}
    >
      {view.search
        ? `No template has “${view.search}” in its name, description, vendor, model or tags, with the current filters.`
        : 'No template matches all of the filters. Remove one of them.'}
    </EmptyState>
  );
}
