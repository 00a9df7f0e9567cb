import type * as z from 'zod';
import { formatCount, formatNumber } from '../vocabulary/counts.ts';
import { joinOr } from '../vocabulary/lists.ts';
import type { FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** One of the contract's schemas, or values read manually where the schema library would outweigh the page. */
export interface FieldSchema<Parsed> {
  safeParse(
    value: unknown,
    options: { readonly error: typeof plainWords },
  ):
    | { readonly success: true; readonly data: Parsed; readonly error?: undefined }
    | { readonly success: false; readonly data?: undefined; readonly error: Pick<z.ZodError, 'issues'> };
}

export type ParsedFields<Parsed> =
  | { readonly success: true; readonly data: Parsed }
  | {
      readonly success: false;
      readonly data?: undefined;
      readonly issues: readonly Issue[];
      /** What is wrong, field by field and the first fifty at most. */
      readonly errors: readonly FieldError[];
    };

/**
 * What a schema makes of a value, or what is wrong with it in words for the person who sent it. Each message continues from
 * the field's name ("must not be empty"): the schema's own, or else ours, never zod's. A field that is not known is named
 * itself. The whole value is `body`.
 */
export function parseFields<Parsed>(schema: FieldSchema<Parsed>, value: unknown): ParsedFields<Parsed> {
  const parsed = schema.safeParse(value, { error: plainWords });
  if (parsed.success) return parsed;
  const { issues } = parsed.error;
  const errors = issues.slice(0, mostFields).flatMap(fieldErrorsOf).slice(0, mostFields);
  return { success: false, issues, errors };
}

/** Unknown names come from the caller: echo enough to find them, not more. */
const longestName = 60;

/** A large topology may have thousands of wrong fields. */
const mostFields = 50;

function fieldErrorsOf(issue: Issue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostFields).map((key) => ({
      field: fieldName([...issue.path, key.slice(0, longestName)]),
      message: 'is not a known field',
    }));
  return [{ field: fieldName(issue.path) || 'body', message: issue.message }];
}

/** `['requirements', 'sites', 0, 'wiredUsers']` becomes `requirements.sites[0].wiredUsers`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** For whatever a schema states no sentence of its own. */
function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kindOf(issue.expected)}`;
    case 'invalid_value':
      return `must be ${joinOr(issue.values.map(String))}`;
    case 'too_small':
      return bound(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return bound(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'does not have the right format';
    default:
      return 'is not valid';
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
  undefined: 'left out',
};

const kindOf = (expected: string): string => kinds[expected] ?? 'of another type';

const formats: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be a web address',
  uuid: 'must be a UUID',
  datetime: 'must be a date and time such as 2026-11-20T09:30:00Z',
  date: 'must be a date such as 2026-11-20',
  ipv4: 'must be an IPv4 address',
  ipv6: 'must be an IPv6 address',
  cidrv4: 'must be an IPv4 block such as 10.20.0.0/16',
  cidrv6: 'must be an IPv6 block such as 2001:db8::/32',
};

function bound(origin: string, limit: number | bigint, comparison: string): string {
  const most = Number(limit);
  if (origin === 'string') return `must have ${comparison} ${formatCount(most, 'character')}`;
  if (origin === 'array' || origin === 'set') return `must have ${comparison} ${formatCount(most, 'entry')}`;
  return `must be ${comparison} ${formatNumber(most)}`;
}
