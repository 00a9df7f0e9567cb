import type * as z from 'zod';
import { Count } from './figure.ts';
import { Pagination, paginate } from './pagination.ts';

/** `totalCount` and `totalPages` have the values of `total` and `pages`. */
export const DeploymentPagination = Pagination.extend({
  totalCount: Count,
  totalPages: Count,
});
export type DeploymentPagination = z.output<typeof DeploymentPagination>;

export interface Page {
  readonly page: number;
  readonly limit: number;
}

/** The entries of a page, and where it is among all of them; `total` where only the first of them were read. */
export function pageOf<Entry>(
  all: readonly Entry[],
  { page, limit }: Page,
  total = all.length,
): { readonly entries: Entry[]; readonly pagination: DeploymentPagination } {
  const pagination = paginate(total, { page, limit });
  return {
    entries: all.slice((page - 1) * limit, page * limit),
    pagination: { ...pagination, totalCount: pagination.total, totalPages: pagination.pages },
  };
}
