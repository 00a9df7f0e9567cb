/**
 * Incremented whenever a stored plan could no longer be read, or would be changed by its schema (a new default, say):
 * plans of this version are not validated again. A migration then upgrades the old ones.
 */
export const planSchemaVersion = 4;
