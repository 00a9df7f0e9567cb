import {
  archiveDesign,
  createDesign,
  type Design,
  type DesignChange,
  type DesignSummary,
  daysToRestore,
  deleteDesign,
  getDesign,
  type NewDesignInput,
  restoreDesign,
  updateDesign,
} from '#shared/contract/designs.ts';
import { callRoute } from '#web/api/call-route.ts';
import { designStatuses, type SettableStatus } from '#web/documents/designs/design-statuses.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { useDesignCache } from './use-design-cache.ts';

/** Changes of designs, shown at once by every list and page that has them. */
export interface DesignChanges {
  /** Throws ApiError when it is refused. */
  readonly create: (design: NewDesignInput) => Promise<Design>;
  /** Throws ApiError when it is refused, as `stale_version` where the design was changed since it was read. */
  readonly update: (id: string, change: DesignChange) => Promise<Design>;
  /** The design as it is stored now, not as this browser remembers it. */
  readonly read: (id: string) => Promise<Design>;
  /** Reads the design again wherever it is shown. */
  readonly refresh: (id: string) => void;
  /** Removes a design from the list immediately, with an undo; restores it when the service refuses. */
  readonly archive: (design: DesignSummary) => Promise<boolean>;
  /** Brings an archived design back as a draft. */
  readonly restore: (design: DesignSummary) => Promise<boolean>;
  readonly setStatus: (design: DesignSummary, status: SettableStatus) => Promise<boolean>;
  /** Deletes a design, with an undo; it can be restored for 14 days. */
  readonly remove: (design: Pick<DesignSummary, 'id' | 'designName'>) => Promise<boolean>;
  /** Restores a deleted design. */
  readonly undelete: (design: Pick<DesignSummary, 'id'>) => Promise<boolean>;
}

export function useDesignChanges(): DesignChanges {
  const cache = useDesignCache();
  const toast = useToast();
  const report = useFailureToast();

  const update = async (id: string, body: DesignChange) => {
    const { data } = await callRoute(updateDesign, { params: { id }, body });
    cache.replace(data);
    return data;
  };
  const put = (design: DesignSummary, designStatus: SettableStatus) =>
    callRoute(updateDesign, {
      params: { id: design.id },
      body: { version: design.version, designStatus, isTemplate: designStatus === 'template' },
    });

  /** Reports the failure and reads again: what is shown may be stale. */
  const failed = (error: unknown, fallback: string, id: string): false => {
    report(error, fallback);
    cache.refresh(id);
    return false;
  };

  const setStatus = async (design: DesignSummary, status: SettableStatus) => {
    try {
      cache.replace((await put(design, status)).data);
      toast.success(`${design.designName} is now ${designStatuses[status].word.toLowerCase()}.`);
      return true;
    } catch (error) {
      return failed(error, updateDesign.fallback, design.id);
    }
  };

  const bringBack = async (design: DesignSummary, status: SettableStatus) => {
    try {
      cache.replace((await cache.removeWhile(design.id, put(design, status))).data);
      toast.success(`${design.designName} was restored.`);
      return true;
    } catch (error) {
      return failed(error, updateDesign.fallback, design.id);
    }
  };

  const archive = async (design: DesignSummary) => {
    const before = design.designStatus;
    try {
      const call = callRoute(archiveDesign, { params: { id: design.id } });
      const { data: archived } = await cache.removeWhile(design.id, call);
      cache.keep(archived);
      toast.success(`${design.designName} was archived.`, {
        action: {
          label: 'Undo',
          onAction: () => void bringBack(archived, before === 'archived' ? 'draft' : before),
        },
      });
      return true;
    } catch (error) {
      return failed(error, archiveDesign.fallback, design.id);
    }
  };

  const undelete = async ({ id }: Pick<DesignSummary, 'id'>) => {
    try {
      const { data } = await callRoute(restoreDesign, { params: { id } });
      cache.moved(data);
      toast.success(`${data.designName} was restored.`);
      return true;
    } catch (error) {
      report(error, restoreDesign.fallback);
      cache.moved();
      return false;
    }
  };

  const remove = async (design: Pick<DesignSummary, 'id' | 'designName'>) => {
    try {
      await cache.removeWhile(design.id, callRoute(deleteDesign, { params: { id: design.id } }));
      cache.moved();
      toast.success(`${design.designName} was deleted. It can be restored for ${daysToRestore} days.`, {
        action: { label: 'Undo', onAction: () => void undelete(design) },
      });
      return true;
    } catch (error) {
      return failed(error, deleteDesign.fallback, design.id);
    }
  };

  return {
    create: async (body) => {
      const { data } = await callRoute(createDesign, { body });
      cache.add(data);
      return data;
    },
    update,
    read: async (id) => (await callRoute(getDesign, { params: { id } })).data,
    refresh: cache.refresh,
    archive,
    restore: (design) => bringBack(design, 'draft'),
    remove,
    undelete,
    setStatus,
  };
}
