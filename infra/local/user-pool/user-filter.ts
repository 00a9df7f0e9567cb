import { invalidParameter } from './errors.ts';

/** A ListUsers filter as a condition on the users table. */
export interface UserFilter {
  readonly condition: string;
  readonly parameters: Record<string, string>;
}

/** What the service can filter by, and its column. */
const columns: Readonly<Record<string, string>> = {
  username: 'id',
  sub: 'id',
  email: 'email_key',
  status: "CASE enabled WHEN 1 THEN 'Enabled' ELSE 'Disabled' END",
  'cognito:user_status': 'status',
  name: attribute('name'),
  given_name: attribute('given_name'),
  family_name: attribute('family_name'),
  preferred_username: attribute('preferred_username'),
  phone_number: attribute('phone_number'),
};

/**
 * Reads a filter such as `email = "ann@example.com"` or `name ^= "An"` (starts with).
 * Throws InvalidParameterException for anything else.
 */
export function parseUserFilter(text: string): UserFilter {
  const [, name = '', operator = '', quoted = ''] =
    /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(text) ?? [];
  const column = columns[name];
  if (column === undefined) throw invalidParameter(`Error while parsing filter: ${text}`);
  const unescaped = quoted.replaceAll(/\\(.)/g, '$1');
  const value = name === 'email' ? unescaped.toLowerCase() : unescaped;
  return {
    condition: operator === '=' ? `${column} = :value` : `substr(${column}, 1, length(:value)) = :value`,
    parameters: { value },
  };
}

function attribute(name: string): string {
  return `json_extract(attributes, '$.${name}')`;
}
