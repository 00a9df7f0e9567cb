import type { CollidingField } from '#shared/contract/errors.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import type { ShownChange } from '#web/ui/editing/use-editing.ts';
import type { ElementChange } from './changes-in-words.ts';
import type { EditHistory } from './edit-history.ts';
import type { Pending } from './pending.ts';

/** My changes as they meet what someone else stored. */
export interface Met extends Pending {
  readonly collisions: readonly CollidingField[];
}

/** What someone else stored, and what of it collides with mine. */
export interface Collided {
  readonly newer: Topology;
  readonly pending: readonly Met[];
  readonly changes: readonly ShownChange[];
}

export type EditorNotice =
  | { readonly kind: 'restored' }
  /** Mine are on top of what others stored: what they changed, and what of mine no longer applies. */
  | {
      readonly kind: 'reapplied';
      readonly theirs: readonly ElementChange[];
      readonly dropped: readonly string[];
    };

export interface SessionState {
  readonly history: EditHistory;
  readonly stored: Pick<Topology, 'version' | 'lastUpdated' | 'edits'>;
  /** The stored graph as it was last opened: a new one where a newer version was loaded. */
  readonly opened: Graph;
  /** Another version is stored, and my changes are not on top of it yet. */
  readonly isStale: boolean;
  readonly collided: Collided | undefined;
  readonly notice: EditorNotice | undefined;
}

interface Merging {
  readonly isMine: boolean;
  readonly isOthers: boolean;
  readonly theirs: readonly ElementChange[];
  readonly dropped: readonly string[];
}

/** Nothing to say where what others stored was simply loaded. */
export function noticeOf({ isMine, isOthers, theirs, dropped }: Merging): EditorNotice | undefined {
  if (!isMine) return undefined;
  return isOthers ? { kind: 'reapplied', theirs, dropped } : { kind: 'restored' };
}
