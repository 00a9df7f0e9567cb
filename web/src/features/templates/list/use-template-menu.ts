import type { Template } from '#shared/contract/template-items.ts';
import { actionsOnTemplate } from '#web/documents/templates/actions-on-template.ts';
import { useDownloadTemplate } from '#web/documents/templates/use-download-template.ts';
import { useUser } from '#web/session/session-provider.tsx';

/** What can be done to a template, from its row, its card or its page. */
export function useTemplateMenu(onRemove: (template: Template) => void) {
  const { uid } = useUser();
  const download = useDownloadTemplate();
  return (template: Template) =>
    actionsOnTemplate(template, {
      isOwn: template.createdBy._id === uid,
      download: () => void download(template),
      remove: () => onRemove(template),
    });
}
