import * as z from 'zod';
import type { User } from './directory.ts';
import { invalidParameter } from './errors.ts';

/** OpenID Connect's standard claims, which every pool has as attributes (`sub` is the service's own to set). */
const standardNames = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname
  phone_number phone_number_verified picture preferred_username profile website updated_at zoneinfo`.split(
    /\s+/,
  ),
);

export type UserAttributes = Readonly<Record<string, string>>;

/** A list of `{ Name, Value }` as the service takes it, read into a record. */
export const AttributeList = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).default('') }))
  .transform((list): UserAttributes => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));

/** Throws InvalidParameterException for an attribute the pool does not have, or a malformed address. */
export function assertAttributes(attributes: UserAttributes): void {
  for (const name of Object.keys(attributes)) {
    if (!standardNames.has(name) && !name.startsWith('custom:')) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`,
      );
    }
  }
  if (attributes.email !== undefined && !z.email().safeParse(attributes.email).success) {
    throw invalidParameter('Invalid email address format.');
  }
}

/** The attributes of a new user, who signs in by the address given as user name. */
export function newUserAttributes(username: string, attributes: UserAttributes): User['attributes'] {
  const email = attributes.email ?? username;
  if (!z.email().safeParse(username).success) throw invalidParameter('Username should be an email.');
  if (email.toLowerCase() !== username.toLowerCase()) {
    throw invalidParameter('The email attribute and the username are not the same address.');
  }
  assertAttributes(attributes);
  return { ...attributes, email };
}

/** The attributes after a change; a new address counts as unverified unless the change says otherwise. */
export function changedAttributes(current: User['attributes'], changes: UserAttributes): User['attributes'] {
  assertAttributes(changes);
  const email = changes.email ?? current.email;
  const moved = email.toLowerCase() !== current.email.toLowerCase();
  return { ...current, ...(moved && { email_verified: 'false' }), ...changes, email };
}

/** The attributes as the service lists them. */
export function listAttributes(user: User): { Name: string; Value: string }[] {
  return Object.entries({ ...user.attributes, sub: user.id }).map(([Name, Value]) => ({ Name, Value }));
}
