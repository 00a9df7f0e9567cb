import * as z from 'zod';
import { formatNumber } from '../vocabulary/counts.ts';

/** Validation of a list stops at this many issues; a response names no more fields either. */
const mostIssues = 50;

/**
 * A list of at most `max` entries. Unlike zod's own, it checks its length before its entries, and stops after enough
 * errors: reporting each of a million takes more time and memory than a function has.
 */
export function list<Entry extends z.ZodType>(entry: Entry, max: number, message = tooMany(max)) {
  const schema = z.array(entry).max(max, message);
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    const entries: unknown = payload.value;
    if (!Array.isArray(entries) || entries.length <= mostIssues) return run(payload, context);
    if (entries.length > max) return refused(payload, message);
    const parsed: unknown[] = [];
    for (const [index, value] of entries.entries()) {
      const result = entry._zod.run({ value, issues: [] }, context);
      if (result instanceof Promise) throw new Error('Entries must be validated synchronously');
      parsed.push(result.value);
      if (result.issues.length === 0) continue;
      // `z.core` would do this too, but any use of it puts all of zod into each bundle: 325 KB.
      payload.issues.push(
        ...result.issues.map((issue) => ({ ...issue, path: [index, ...(issue.path ?? [])] })),
      );
      if (payload.issues.length >= mostIssues) break;
    }
    payload.value = parsed;
    return payload;
  };
  return schema;
}

/** Values by name, at most `max` of them, which are counted before they are validated. */
export function namedValues<Value extends z.ZodType>(name: z.ZodString, value: Value, max: number) {
  const schema = z.record(name, value);
  const { run } = schema._zod;
  schema._zod.run = (payload, context) => {
    const values: unknown = payload.value;
    const isTooMany = typeof values === 'object' && values !== null && Object.keys(values).length > max;
    return isTooMany ? refused(payload, tooMany(max)) : run(payload, context);
  };
  return schema;
}

const tooMany = (max: number): string => `must have at most ${formatNumber(max)} entries`;

function refused(payload: z.core.ParsePayload, message: string): z.core.ParsePayload {
  payload.issues.push({ code: 'custom', message, input: payload.value });
  return payload;
}
