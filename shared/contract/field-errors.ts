import type * as z from 'zod';
import { formatCount, formatNumber } from '../vocabulary/counts.ts';
import { joinOr } from '../vocabulary/lists.ts';
import type { FieldError } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** Unknown names come from the caller: echo enough to find them, not more. */
const longestName = 60;

/** A large topology may have thousands of wrong fields. */
const mostFields = 50;

/**
 * What is wrong with a value, field by field and the first fifty at most, in words for the person who sent it. Each
 * message continues from the field's name ("must not be empty"). A field that is not known is named itself. The whole
 * value is `body`.
 */
export const fieldErrors = (error: Pick<z.ZodError, 'issues'>): FieldError[] =>
  error.issues.slice(0, mostFields).flatMap(fieldErrorsOf).slice(0, mostFields);

function fieldErrorsOf(issue: Issue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostFields).map((key) => ({
      field: fieldName([...issue.path, key.slice(0, longestName)]),
      message: 'is not a known field',
    }));
  return [{ field: fieldName(issue.path) || 'body', message: messageOf(issue) }];
}

/** `['requirements', 'sites', 0, 'wiredUsers']` becomes `requirements.sites[0].wiredUsers`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** The contract's own messages continue from the field's name, in lower case; zod's begin with a capital. */
const messageOf = (issue: Issue): string =>
  /^[a-z]/.test(issue.message) ? issue.message : plainWords(issue);

function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'is missing'
        : `must be ${kindOf(issue.expected)}`;
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
