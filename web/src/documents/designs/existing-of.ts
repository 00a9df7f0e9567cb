import type { Design, ExistingNetwork } from '#shared/contract/designs.ts';

/** What the form keeps of an existing network counts only while the design says that there is one. */
export const existingOf = ({
  isExistingNetwork,
  existingNetworkDetails,
}: Pick<Design, 'isExistingNetwork' | 'existingNetworkDetails'>): ExistingNetwork | undefined =>
  isExistingNetwork ? existingNetworkDetails : undefined;
