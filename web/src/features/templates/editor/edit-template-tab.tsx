import { useState } from 'react';
import type { Template } from '#shared/contract/template-items.ts';
import { useShownTemplate } from '#web/documents/templates/shown-template.ts';
import { valuesOfTemplate } from '#web/features/templates/model/template-values.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { useOpened } from '#web/ui/editing/use-opened.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { SystemTemplate } from './system-template.tsx';
import { TemplateEditor } from './template-editor.tsx';

/** The template under edit; one of the system is shown. */
export default function EditTemplateTab() {
  const { template, isValidating } = useShownTemplate();
  const opened = useOpened(template, isValidating);
  if (!opened) return <Skeleton lines={8} height="2.5rem" label="Loading the template" />;
  return opened.isSystemTemplate ? (
    <SystemTemplate key={opened.id} template={opened} />
  ) : (
    <EditTemplate key={opened.id} template={opened} />
  );
}

function EditTemplate({ template }: { readonly template: Template }) {
  const toast = useToast();
  const { uid } = useUser();
  const [initial] = useState(() => valuesOfTemplate(template));
  return (
    <TemplateEditor
      initial={initial}
      edited={template}
      draftKey={draftKey('template', uid, template.id)}
      action="Save changes"
      leaveTo="/templates"
      onSaved={({ name, revision }) => toast.success(`${name} was saved as revision ${revision}.`)}
    />
  );
}
