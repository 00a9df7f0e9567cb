import { createHmac, randomBytes } from 'node:crypto';
import type { AccessPolicy } from './access-policy.ts';
import { isAllowed, type Statement } from './role-policies.ts';

export interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Gives every caller its own access key, so that a stand-in knows from a signature who asks, and what it may do. */
export class Principals implements AccessPolicy {
  readonly #seed = randomBytes(32);
  readonly #statements = new Map<string, readonly Statement[]>();
  readonly #names = new Map<string, string>();

  /** A key for a function's role. */
  admit(name: string, statements: readonly Statement[]): AccessKey {
    const accessKeyId = `AKIA${this.#derive(`id:${name}`).slice(0, 16).toUpperCase()}`;
    this.#statements.set(accessKeyId, statements);
    this.#names.set(accessKeyId, name);
    return { accessKeyId, secretAccessKey: this.#derive(accessKeyId) };
  }

  /** A key for the operator at this machine, who may do everything. */
  admitOperator(): AccessKey {
    return this.admit('operator', [{ effect: 'Allow', actions: ['*'], resources: ['*'] }]);
  }

  secretFor(accessKeyId: string): string | undefined {
    return this.#statements.has(accessKeyId) ? this.#derive(accessKeyId) : undefined;
  }

  allows(accessKeyId: string, action: string, resource: string): boolean {
    return isAllowed(this.#statements.get(accessKeyId) ?? [], action, resource);
  }

  /** Who holds a key, for messages. */
  nameOf(accessKeyId: string): string {
    return this.#names.get(accessKeyId) ?? 'an unknown caller';
  }

  #derive(text: string): string {
    return createHmac('sha256', this.#seed).update(text).digest('hex');
  }
}
