/** The AS numbers of the first provider of each kind: some for documentation (RFC 5398), until the provider states its own. */
const firstProviderAs = { mpls: 64_496, internet: 64_500 } as const;

/**
 * The placeholder of a provider, counted from 0: never the network's own AS, to which its sessions would be those within one AS, without
 * the loop check and with other filters.
 */
export function asOfProvider(kind: keyof typeof firstProviderAs, index: number, ownAs?: number): number {
  const first = firstProviderAs[kind];
  const as = first + index;
  return ownAs !== undefined && ownAs >= first && ownAs <= as ? as + 1 : as;
}
