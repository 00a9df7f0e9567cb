import { createHmac, randomBytes } from 'node:crypto';
import type { AccessPolicy } from './access-policy.ts';
import { isAllowed, type Statement } from './role-policies.ts';

export interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Gives every caller its own access key, so that a stand-in can tell from a signature who calls, and what they may
 * do.
 */
export interface Principals extends AccessPolicy {
  /** A key for a function's role. */
  admit(name: string, statements: readonly Statement[]): AccessKey;
  /** A key for the operator at this machine, who may do everything. */
  admitOperator(): AccessKey;
}

export function createPrincipals(): Principals {
  const seed = randomBytes(32);
  const statementsOf = new Map<string, readonly Statement[]>();
  const derive = (text: string): string => createHmac('sha256', seed).update(text).digest('hex');

  const admit = (name: string, statements: readonly Statement[]): AccessKey => {
    const accessKeyId = `AKIA${derive(`id:${name}`).slice(0, 16).toUpperCase()}`;
    statementsOf.set(accessKeyId, statements);
    return { accessKeyId, secretAccessKey: derive(accessKeyId) };
  };

  return {
    admit,
    admitOperator: () => admit('operator', [{ effect: 'Allow', actions: ['*'], resources: ['*'] }]),
    secretFor: (accessKeyId) => (statementsOf.has(accessKeyId) ? derive(accessKeyId) : undefined),
    allows: (accessKeyId, action, resource) =>
      isAllowed(statementsOf.get(accessKeyId) ?? [], action, resource),
  };
}
