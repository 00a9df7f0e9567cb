import { randomInt } from 'node:crypto';
import type { User } from './directory.ts';
import { UserPoolError } from './errors.ts';
import type { PasswordPolicy } from './settings.ts';
import { createVerifier, matchesVerifier } from './srp.ts';

/** `TemporaryPasswordValidityDays` as the service sets it by default. */
const temporaryPasswordMs = 7 * 24 * 60 * 60 * 1000;

/** What the service counts as a symbol, the space within a password included. */
const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+ -]/;

export interface Passwords {
  /** The parts of a user that a new password sets. Throws InvalidPasswordException, naming the rule it breaks. */
  permanent(userId: string, password: string): Credentials;
  temporary(userId: string, password: string): Credentials;
  matches(user: Pick<User, 'id' | 'salt' | 'verifier'>, password: string): boolean;
  /** A random password that keeps the policy. */
  generate(): string;
}

type Credentials = Pick<User, 'salt' | 'verifier' | 'temporaryUntil'>;

export function createPasswords(poolName: string, policy: PasswordPolicy): Passwords {
  const credentials = (userId: string, password: string, temporaryUntil: number | null) => {
    assertPolicy(policy, password);
    return { ...createVerifier(poolName, userId, password), temporaryUntil };
  };
  return {
    permanent: (userId, password) => credentials(userId, password, null),
    temporary: (userId, password) => credentials(userId, password, Date.now() + temporaryPasswordMs),
    matches: (user, password) => matchesVerifier(poolName, user.id, password, user),
    generate: () => generatePassword(policy.minimumLength),
  };
}

/** Throws InvalidPasswordException when the password breaks the pool's policy. */
export function assertPolicy(policy: PasswordPolicy, password: string): void {
  const rules: readonly (readonly [applies: boolean, kept: boolean, broken: string])[] = [
    [true, password.length >= policy.minimumLength, 'Password not long enough'],
    [policy.requireUppercase, /[A-Z]/.test(password), 'Password must have uppercase characters'],
    [policy.requireLowercase, /[a-z]/.test(password), 'Password must have lowercase characters'],
    [policy.requireNumbers, /\d/.test(password), 'Password must have numeric characters'],
    [policy.requireSymbols, symbols.test(password), 'Password must have symbol characters'],
  ];
  for (const [applies, kept, broken] of rules) {
    if (applies && !kept) {
      throw new UserPoolError('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
    }
  }
}

function generatePassword(minimumLength: number): string {
  const sets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!#%+=?@_'];
  const all = sets.join('');
  const pick = (set: string) => set.charAt(randomInt(set.length));
  const filler = Array.from({ length: Math.max(minimumLength, 16) - sets.length }, () => pick(all));
  return [...sets.map(pick), ...filler].join('');
}
