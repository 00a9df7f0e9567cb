import { useSWRConfig } from 'swr';
import { type Design, getDesign, listDeletedDesigns, listDesigns } from '#shared/contract/designs.ts';
import { isRoute, routeKey } from '#web/api/use-route.ts';
import { firstPage, listQuery } from './design-filters.ts';
import { type DesignList, summaryOf, withCreated, withoutDesign, withUpdated } from './design-list.ts';

interface DesignAnswer {
  readonly data: Design;
}

/** Where the browser keeps designs: each on its own page, and their summaries in lists. */
export interface DesignCache {
  /** On top of the list (specification, section 4). */
  readonly add: (design: Design) => void;
  /** In its place, wherever it is shown. */
  readonly replace: (design: Design) => void;
  /** Removed from every list during the call; restored at its position when the service refuses. */
  readonly removeWhile: <Answer>(id: string, call: Promise<Answer>) => Promise<Answer>;
  /** On its own page only. */
  readonly keep: (design: Design) => void;
  /** A design or a deleted one is now the other: both lists are read again, its page too where it is known again. */
  readonly moved: (known?: Design) => void;
  /**
   * A part of the design was stored: a report, its equipment, its topology. The design counts them, so it is read
   * again wherever it is shown; a count that is known already shows at once. Rejects when the session is over.
   */
  readonly recount: (id: string, known?: Partial<Pick<Design, 'deviceCount'>>) => Promise<void>;
  /** What is shown may be older than what is stored. */
  readonly refresh: (id: string) => void;
}

const isDesignList = (key: unknown): boolean => isRoute(listDesigns, key);
const keyOf = (id: string): string => routeKey(getDesign, { params: { id } });
const once = { revalidate: false } as const;

export function useDesignCache(): DesignCache {
  const { mutate } = useSWRConfig();
  const keep = (design: Design) => void mutate<DesignAnswer>(keyOf(design.id), { data: design }, once);
  const recount: DesignCache['recount'] = async (id, known) => {
    const page = known
      ? mutate<DesignAnswer>(keyOf(id), (answer) => answer && { data: { ...answer.data, ...known } }, once)
      : mutate(keyOf(id));
    await Promise.all([page, mutate(isDesignList)]);
  };
  return {
    add: (design) => {
      keep(design);
      const top = routeKey(listDesigns, { query: listQuery(firstPage) });
      void mutate<DesignList>(top, (list) => list && withCreated(list, summaryOf(design)), once);
      void mutate(isDesignList);
    },
    replace: (design) => {
      keep(design);
      void mutate<DesignList>(isDesignList, (list) => list && withUpdated(list, summaryOf(design)));
    },
    keep,
    moved: (known) => {
      if (known) keep(known);
      void mutate(isDesignList);
      void mutate(routeKey(listDeletedDesigns, {}));
    },
    removeWhile: async <Answer>(id: string, call: Promise<Answer>) => {
      const without = (list: DesignList | undefined) => list && withoutDesign(list, id);
      const lists = mutate<DesignList | undefined, Answer>(isDesignList, call, {
        optimisticData: without,
        populateCache: (_, list) => without(list),
        rollbackOnError: true,
        throwOnError: false,
      });
      const [answer] = await Promise.all([call, lists]);
      return answer;
    },
    recount,
    refresh: (id) => void recount(id),
  };
}
