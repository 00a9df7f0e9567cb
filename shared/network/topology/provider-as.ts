/** The AS numbers of the first provider of each kind: some for documentation (RFC 5398), until the provider states its own. */
export const firstProviderAs = { mpls: 64_496, internet: 64_500 } as const;
