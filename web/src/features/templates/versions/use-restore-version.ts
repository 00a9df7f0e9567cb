import { useState } from 'react';
import type { Template } from '#shared/contract/template-items.ts';
import { updateTemplate } from '#shared/contract/templates.ts';
import { useShownTemplate } from '#web/documents/templates/shown-template.ts';
import { useTemplateChanges } from '#web/documents/templates/use-template-changes.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

/** Brings a revision back as the newest one. Nothing is lost: the one before it stays, and can be restored in turn. */
export function useRestoreVersion(): {
  readonly restore: (revision: number) => Promise<void>;
  /** The revision that is on its way. */
  readonly restoring: number | undefined;
} {
  const { template } = useShownTemplate();
  const changes = useTemplateChanges();
  const toast = useToast();
  const failed = useFailureToast();
  const [restoring, setRestoring] = useState<number>();

  const restore = async (revision: number) => {
    setRestoring(revision);
    try {
      const old = await changes.readVersion(template.id, revision);
      const changeNote = `Restored revision ${revision}`;
      await changes.update(template.id, { ...statedIn(old), changeNote, revision: template.revision });
      toast.success(`Revision ${revision} of ${template.name} was restored.`);
    } catch (error) {
      failed(error, updateTemplate.fallback);
    } finally {
      setRestoring(undefined);
    }
  };
  return { restore, restoring };
}

/** What its owner states. */
const statedIn = (template: Template) => ({
  name: template.name,
  description: template.description,
  vendor: template.vendor,
  model: template.model,
  equipmentCategory: template.equipmentCategory,
  dialect: template.dialect,
  configType: template.configType,
  configSourceType: template.configSourceType,
  configContent: template.configContent,
  variables: template.variables,
  version: template.version,
  tags: template.tags,
  isActive: template.isActive,
});
