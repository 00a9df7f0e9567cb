import * as z from 'zod';
import { PaymentsError } from './errors.ts';

/** What a call of the provider's API gets. */
export interface CallInput {
  /** The part of the path that the pattern names, decoded. */
  readonly param: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** What a successful call answers, in the provider's envelope; `status` is the HTTP status if it is not 200. */
export interface CallAnswer {
  readonly message: string;
  readonly data: unknown;
  readonly meta?: object;
  readonly status?: number;
}

export type Operation = (input: CallInput) => CallAnswer;

/** Parses a body as the provider would, whose sentence for each field is its message. Throws PaymentsError. */
export function parseBody<Body>(shape: z.ZodType<Body>, body: unknown): Body {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new PaymentsError(
    400,
    'invalid_params',
    parsed.error.issues[0]?.message ?? 'Invalid request',
    'Ensure that the value(s) you are passing are valid.',
  );
}

const Page = z.object({
  perPage: z.coerce.number().int().min(1).max(1_000).catch(50),
  page: z.coerce.number().int().min(1).catch(1),
});

/** One page of a list, newest first. */
export function listAnswer(message: string, found: readonly unknown[], query: URLSearchParams): CallAnswer {
  const { perPage, page } = Page.parse(Object.fromEntries(query));
  const skipped = (page - 1) * perPage;
  return {
    message,
    data: found.toReversed().slice(skipped, skipped + perPage),
    meta: { total: found.length, skipped, perPage, page, pageCount: Math.ceil(found.length / perPage) },
  };
}

/** Whether a filter of a list is absent or names this value. Those by customer and plan take ids, not codes. */
export const filterMatches = (wanted: string | null, value: string | number | undefined): boolean =>
  wanted === null || wanted === String(value);
