/** Of an access list: beyond them the policies are a traffic policy, whose matches name groups of prefixes. */
export const mostLines = 2_000;
