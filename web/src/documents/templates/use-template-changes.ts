import type { NewTemplate, TemplateUpdate } from '#shared/contract/template-form.ts';
import type { Template } from '#shared/contract/template-items.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  getTemplateVersion,
  updateTemplate,
} from '#shared/contract/templates.ts';
import { callRoute } from '#web/api/call-route.ts';
import { useBusy } from '#web/ui/use-busy.ts';
import { throwFileSentence } from './throw-file-sentence.ts';
import { useTemplateCache } from './use-template-cache.ts';

/** Changes to templates, applied to every list that shows them. Each throws ApiError when it is refused. */
export interface TemplateChanges {
  readonly create: (template: NewTemplate) => Promise<Template>;
  /** Refused as `stale_version` where it was changed since the revision that is given. */
  readonly update: (id: string, change: TemplateUpdate) => Promise<Template>;
  /** Refused as `in_use` while deployments are pending. */
  readonly remove: (id: string) => Promise<void>;
  /** The template as it is stored now, not as this browser remembers it. */
  readonly read: (id: string) => Promise<Template>;
  /** The template as it was at a revision. */
  readonly readVersion: (id: string, revision: number) => Promise<Template>;
  readonly isCreating: boolean;
  readonly isUpdating: boolean;
  readonly isDeleting: boolean;
}

export function useTemplateChanges(): TemplateChanges {
  const cache = useTemplateCache();
  const [isCreating, whileCreating] = useBusy();
  const [isUpdating, whileUpdating] = useBusy();
  const [isDeleting, whileDeleting] = useBusy();

  return {
    create: async (body) => {
      const { data } = await whileCreating(callRoute(createTemplate, { body })).catch(throwFileSentence);
      cache.add(data);
      return data;
    },
    update: async (id, body) => {
      const { data } = await whileUpdating(callRoute(updateTemplate, { params: { id }, body })).catch(
        throwFileSentence,
      );
      cache.replace(data);
      return data;
    },
    remove: async (id) => {
      await whileDeleting(callRoute(deleteTemplate, { params: { id } }));
      cache.remove(id);
    },
    read: async (id) => (await callRoute(getTemplate, { params: { id } })).data,
    readVersion: async (id, revision) =>
      (await callRoute(getTemplateVersion, { params: { id, revision } })).data,
    isCreating,
    isUpdating,
    isDeleting,
  };
}
