import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Template } from '#shared/contract/template-items.ts';
import { useTemplateMenu } from '#web/features/templates/list/use-template-menu.ts';
import { ActionLink } from '#web/ui/action-link.tsx';
import button from '#web/ui/button.module.css';
import { Menu } from '#web/ui/menu.tsx';
import { PendingDialog } from './list/pending-dialog.tsx';
import { useTemplateRemoval } from './list/use-template-removal.ts';

/** What can be done with a template beside editing it. */
export function TemplateActions({ template }: { readonly template: Template }) {
  const navigate = useNavigate();
  const removal = useTemplateRemoval(() => navigate('/templates'));
  const { deploy, copy, download, remove } = useTemplateMenu((one) => void removal.remove(one))(template);
  return (
    <>
      {template.isSystemTemplate && <ActionLink action={copy} />}
      {deploy.isAvailable && <ActionLink action={deploy} variation="primary" />}
      <Menu
        label="More actions"
        trigger={<Ellipsis size={18} aria-hidden />}
        triggerClassName={button.outlined}
        items={template.isSystemTemplate ? [download] : [copy, download, remove]}
      />
      {removal.refusal && <PendingDialog refusal={removal.refusal} onClose={removal.dismiss} />}
    </>
  );
}
