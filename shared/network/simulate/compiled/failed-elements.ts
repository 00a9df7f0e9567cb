/** What is broken: chassis by node id, links by edge id, providers by node id. */
export interface FailedElements {
  readonly chassis?: ReadonlySet<string>;
  readonly edges?: ReadonlySet<string>;
  readonly providers?: ReadonlySet<string>;
}

/** The chassis' or the provider's node is broken. */
export const isNodeFailed = ({ chassis, providers }: FailedElements, node: string): boolean =>
  chassis?.has(node) === true || providers?.has(node) === true;

export const isEdgeFailed = ({ edges }: FailedElements, edge: string | undefined): boolean =>
  edge !== undefined && edges?.has(edge) === true;
