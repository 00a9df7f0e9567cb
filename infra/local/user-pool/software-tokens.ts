import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { codeMismatch, invalidParameter, UserPoolError } from './errors.ts';

/** Authenticator apps as a second factor: time-based one-time passwords (RFC 6238: SHA-1, 30 s, six digits). */
export interface SoftwareTokens {
  /** A new secret in base 32, which counts once it is verified. Throws where the pool has no such factor. */
  associate(userId: string): string;
  /** Throws EnableSoftwareTokenMFAException for a code that is not the app's. */
  verify(userId: string, code: string): void;
  /** Throws InvalidParameterException when it is switched on without a verified app. */
  prefer(userId: string, isEnabled: boolean): void;
  isEnabled(userId: string): boolean;
  /** Throws CodeMismatchException, also for a code that was used before. */
  prove(userId: string, code: string): void;
}

const stepMs = 30_000;
const secretBytes = 20;

const Row = z.object({
  secret: z.string(),
  is_verified: z.number(),
  is_enabled: z.number(),
  last_step: z.number(),
});

export function createSoftwareTokens(database: DatabaseSync, isOffered: boolean): SoftwareTokens {
  const find = database.prepare('SELECT * FROM software_tokens WHERE user_id = ?');
  const save = database.prepare(
    `INSERT OR REPLACE INTO software_tokens (user_id, secret, is_verified, is_enabled, last_step)
     VALUES (:user_id, :secret, :is_verified, :is_enabled, :last_step)`,
  );
  const of = (userId: string) => Row.safeParse(find.get(userId)).data;

  /** The step whose code this is, if it is the present one or a neighbour that has not been used. */
  const stepOf = ({ secret, last_step }: z.output<typeof Row>, code: string): number | undefined => {
    const present = Math.floor(Date.now() / stepMs);
    return [present, present - 1, present + 1].find(
      (step) => step > last_step && isSame(oneTimePassword(fromBase32(secret), step), code),
    );
  };

  return {
    associate(userId) {
      if (!isOffered)
        throw new UserPoolError(
          'SoftwareTokenMFANotFoundException',
          'Software Token MFA has not been enabled by the userPool.',
        );
      const secret = toBase32(randomBytes(secretBytes));
      save.run({ user_id: userId, secret, is_verified: 0, is_enabled: 0, last_step: 0 });
      return secret;
    },
    verify(userId, code) {
      const token = of(userId);
      const step = token && stepOf(token, code);
      if (!token || step === undefined)
        throw new UserPoolError('EnableSoftwareTokenMFAException', 'Code mismatch');
      save.run({ user_id: userId, ...token, is_verified: 1, last_step: step });
    },
    prefer(userId, isEnabled) {
      const token = of(userId);
      if (isEnabled && token?.is_verified !== 1)
        throw invalidParameter('User has not verified software token mfa');
      if (token) save.run({ user_id: userId, ...token, is_enabled: isEnabled ? 1 : 0 });
    },
    isEnabled: (userId) => of(userId)?.is_enabled === 1,
    prove(userId, code) {
      const token = of(userId);
      const step = token && stepOf(token, code);
      if (!token || step === undefined) throw codeMismatch();
      save.run({ user_id: userId, ...token, last_step: step });
    },
  };
}

/** RFC 4226, section 5.3, with the time step as the counter. */
export function oneTimePassword(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000;
  return number.toString().padStart(6, '0');
}

const isSame = (expected: string, given: string): boolean =>
  expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2))).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
