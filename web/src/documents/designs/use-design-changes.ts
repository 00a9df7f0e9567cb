import { useSWRConfig } from 'swr';
import {
  archiveDesign,
  type Design,
  type DesignSummary,
  getDesign,
  listDesigns,
  updateDesign,
} from '#shared/contract/designs.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { isRoute, routeKey } from '#web/api/use-route.ts';
import { type SettableStatus, statusLabels } from '#web/documents/designs/model/labels.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { firstPage, listQuery } from './design-filters.ts';
import { type DesignList, summaryOf, withCreated, withoutDesign, withUpdated } from './design-list.ts';

interface DesignAnswer {
  readonly data: Design;
}

export interface DesignChanges {
  /** Puts a created design on top of the list and into the cache (spec, section 4). */
  readonly created: (design: Design) => void;
  /** Puts a changed design in its place, wherever it is shown. */
  readonly updated: (design: Design) => void;
  /** Takes a design out of the list at once, with a way back; puts it back when the service refuses. */
  readonly archive: (design: DesignSummary) => Promise<boolean>;
  /** Brings an archived design back as a draft. */
  readonly restore: (design: DesignSummary) => Promise<boolean>;
  readonly setStatus: (design: DesignSummary, status: SettableStatus) => Promise<boolean>;
}

const isDesignList = (key: unknown): boolean => isRoute(listDesigns, key);
const designKey = (id: string): string => routeKey(getDesign, { params: { id } });

/** What changes a design outside its form, told to every list and page that shows it. */
export function useDesignChanges(): DesignChanges {
  const { mutate } = useSWRConfig();
  const toast = useToast();

  const keep = (design: Design) => {
    void mutate<DesignAnswer>(designKey(design.id), { data: design }, { revalidate: false });
  };
  const created = (design: Design) => {
    keep(design);
    const top = routeKey(listDesigns, { query: listQuery(firstPage) });
    void mutate<DesignList>(top, (list) => list && withCreated(list, summaryOf(design)), {
      revalidate: false,
    });
    void mutate(isDesignList);
  };
  const updated = (design: Design) => {
    keep(design);
    void mutate<DesignList>(isDesignList, (list) => list && withUpdated(list, summaryOf(design)));
  };

  /** Removes the design from the lists that show it while the call is on its way. */
  const removeWhile = async (id: string, call: Promise<DesignAnswer>): Promise<Design> => {
    const without = (list: DesignList | undefined) => list && withoutDesign(list, id);
    const lists = mutate<DesignList | undefined, DesignAnswer>(isDesignList, call, {
      optimisticData: without,
      populateCache: (_, list) => without(list),
      rollbackOnError: true,
      throwOnError: false,
    });
    const [{ data }] = await Promise.all([call, lists]);
    keep(data);
    return data;
  };

  const put = (design: DesignSummary, designStatus: SettableStatus) =>
    callRoute(updateDesign, {
      params: { id: design.id },
      body: { version: design.version, designStatus, isTemplate: designStatus === 'template' },
    });

  /** Says what failed and reads again: what is shown may be older than what is stored. */
  const failed = (error: unknown, fallback: string, id: string): false => {
    toast.error(sentenceOf(error, fallback));
    void mutate(isDesignList);
    void mutate(designKey(id));
    return false;
  };

  const setStatus = async (design: DesignSummary, status: SettableStatus) => {
    try {
      updated((await put(design, status)).data);
      toast.success(`${design.designName} is now ${statusLabels[status].toLowerCase()}.`);
      return true;
    } catch (error) {
      return failed(error, updateDesign.fallback, design.id);
    }
  };

  const bringBack = async (design: DesignSummary, status: SettableStatus) => {
    try {
      updated(await removeWhile(design.id, put(design, status)));
      toast.success(`${design.designName} was restored.`);
      return true;
    } catch (error) {
      return failed(error, updateDesign.fallback, design.id);
    }
  };

  const archive = async (design: DesignSummary) => {
    const before = design.designStatus;
    try {
      const archived = await removeWhile(design.id, callRoute(archiveDesign, { params: { id: design.id } }));
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

  return { created, updated, archive, restore: (design) => bringBack(design, 'draft'), setStatus };
}
