import { createHmac, hkdfSync } from 'node:crypto';
import type { PasswordVerifier } from './srp.ts';

/**
 * What a sign-in by SRP returns for an unknown name (RFC 5054 section 2.5.1.3): always the same id and salt for the
 * same name, and a verifier that no password fits.
 */
export function simulateUser(key: string, username: string): PasswordVerifier & { id: string } {
  const name = username.trim().toLowerCase();
  const derive = (purpose: string) => createHmac('sha256', key).update(`${purpose}:${name}`).digest('hex');
  const verifier = Buffer.from(hkdfSync('sha256', key, name, 'verifier', 383)).toString('hex');
  return { id: asUuid(derive('id')), salt: derive('salt').slice(0, 32), verifier };
}

/** Shapes 32 hexadecimal digits as a UUID of version 4, like those of real users. */
function asUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
}
