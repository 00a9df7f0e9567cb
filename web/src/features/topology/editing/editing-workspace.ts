import type { Graph } from '#shared/contract/topology-items.ts';
import type { AddingDesk, EditingDesk } from './editing-desk.ts';

/** The desk with what is drawn of the topology. */
export interface EditingWorkspace extends EditingDesk {
  /** Id of the kept view that is shown. */
  readonly keptView: string | undefined;
  /** What can be chosen of the topology where it is drawn. */
  readonly choosable: () => Graph;
  readonly adding: AddingDesk;
}
