import { Copy, Download, ExternalLink, Rocket, Trash2 } from 'lucide-react';
import type { Template } from '#shared/contract/template-items.ts';
import { deployLink } from '#web/documents/deployments/model/deployment-links.ts';
import type { Action } from '#web/ui/actions/action.ts';

export interface TemplateTasks {
  readonly download: () => void;
  readonly remove: () => void;
}

/** The actions on a template for a user; the system's, and those of other users, are not changed but copied. */
export function actionsOnTemplate(
  { id, isSystemTemplate, isActive }: Template,
  { isOwn, download, remove }: TemplateTasks & { readonly isOwn: boolean },
) {
  return {
    open: { label: 'Open', icon: ExternalLink, to: `/templates/${id}` },
    deploy: {
      label: 'Deploy',
      icon: Rocket,
      to: deployLink({ template: id }),
      isAvailable: (isOwn || isSystemTemplate) && isActive,
    },
    copy: {
      label: isSystemTemplate ? 'Copy to my templates' : 'Duplicate',
      icon: Copy,
      to: `/templates/new?from=${id}`,
    },
    download: { label: 'Download', icon: Download, perform: download },
    remove: { label: 'Delete', icon: Trash2, destructive: true, perform: remove, isAvailable: isOwn },
  } satisfies Record<string, Action>;
}
