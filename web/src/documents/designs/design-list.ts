import type { Design, DesignSummary } from '#shared/contract/designs.ts';
import type { Pagination } from '#shared/contract/pagination.ts';

/** One page of designs as the service answers it. */
export interface DesignList {
  readonly data: DesignSummary[];
  readonly pagination: Pagination;
}

export function summaryOf(design: Design): DesignSummary {
  const { requirements: _, existingNetworkDetails: __, ...summary } = design;
  return summary;
}

/** A created design goes to the top (spec, section 4); a full page loses its last. */
export function withCreated({ data, pagination }: DesignList, created: DesignSummary): DesignList {
  if (data.some(({ id }) => id === created.id)) return { data, pagination };
  const total = pagination.total + 1;
  return {
    data: [created, ...data].slice(0, pagination.limit),
    pagination: { ...pagination, total, pages: Math.ceil(total / pagination.limit) },
  };
}

/** An updated design replaces its entry (spec, section 4). */
export const withUpdated = (list: DesignList, updated: DesignSummary): DesignList => ({
  ...list,
  data: list.data.map((design) => (design.id === updated.id ? updated : design)),
});

/** An archived design is removed (spec, section 4). */
export function withoutDesign(list: DesignList, id: string): DesignList {
  const data = list.data.filter((design) => design.id !== id);
  if (data.length === list.data.length) return list;
  const total = Math.max(0, list.pagination.total - 1);
  return {
    data,
    pagination: { ...list.pagination, total, pages: Math.ceil(total / list.pagination.limit) },
  };
}
