import type { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';

/** A network that someone might order, with the brief that a designer gets. */
export interface ReferenceCase {
  /** File name of its document. */
  readonly id: string;
  readonly title: string;
  /** A paragraph about who asks and why. */
  readonly context: string;
  readonly requirements: Requirements;
  readonly existing?: ExistingNetwork;
}
