import { useState } from 'react';
import type { Template } from '#shared/contract/template-items.ts';
import { deleteTemplate } from '#shared/contract/templates.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useTemplateChanges } from '#web/documents/templates/use-template-changes.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

/** Why a template was not deleted. */
export interface TemplateRefusal {
  readonly template: Template;
  readonly error: ApiError;
}

export interface TemplateRemoval {
  /** Asks, then deletes. */
  readonly remove: (template: Template) => Promise<void>;
  readonly isDeleting: boolean;
  /** Deployments of it are pending. */
  readonly refusal: TemplateRefusal | undefined;
  readonly dismiss: () => void;
}

/** Deletes templates, from the list and from their page; `onDeleted` where the page has to be left first. */
export function useTemplateRemoval(onDeleted?: () => void): TemplateRemoval {
  const changes = useTemplateChanges();
  const [refusal, setRefusal] = useState<TemplateRefusal>();
  const confirm = useConfirm();
  const toast = useToast();
  const failed = useFailureToast();

  const remove = async (template: Template) => {
    const isSure = await confirm({
      title: `Delete ${template.name}?`,
      body: 'It is deleted with all its revisions and its file. Deployments made from it stay, with their text. This cannot be undone.',
      action: 'Delete template',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await changes.remove(template.id);
      toast.success(`${template.name} was deleted.`);
      onDeleted?.();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'in_use') setRefusal({ template, error });
      else failed(error, deleteTemplate.fallback);
    }
  };
  return { remove, isDeleting: changes.isDeleting, refusal, dismiss: () => setRefusal(undefined) };
}
