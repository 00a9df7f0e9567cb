/** Whose a device is, as the owner facet has it. */
export const ownerLabels = { user: 'Your own', system: 'Catalogue' } as const;
