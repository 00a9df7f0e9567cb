import type { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
/** A network that a client might order, with the brief that a designer gets. */
export interface ReferenceCase {
  /** File name of its document. */
  readonly id: string;
  readonly title: string;
  /** A paragraph about the client and the purpose. */
  readonly context: string;
  readonly requirements: Requirements;
  readonly existing?: ExistingNetwork;
}
