/** Asks for whatever service is stated between the two ends of a walk. */
export const anyService = 'any';
