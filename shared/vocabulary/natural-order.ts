/** Compares names as people sort them: `Gi1/0/2` before `Gi1/0/10`. */
export const { compare: naturally } = new Intl.Collator('en', { numeric: true });
