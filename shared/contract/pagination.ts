import * as z from 'zod';
import { Count } from './figure.ts';

const page = z.coerce.number().int().min(1).max(10_000);
const limit = z.coerce.number().int().min(1).max(100);

/** Spec, section 9: page 1, limit 10 by default. */
export const PageQuery = z.strictObject({ page: page.default(1), limit: limit.default(10) });

/** A page only where one is asked for. */
export const OptionalPageQuery = z.strictObject({ page: page.optional(), limit: limit.optional() });

export const Pagination = z.strictObject({
  total: Count,
  page: z.int().min(1),
  pages: Count,
  limit: z.int().min(1),
});
export type Pagination = z.output<typeof Pagination>;

export const paginate = (total: number, { page, limit }: { page: number; limit: number }): Pagination => ({
  total,
  page,
  pages: Math.ceil(total / limit),
  limit,
});
