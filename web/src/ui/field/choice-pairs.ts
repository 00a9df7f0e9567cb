type Pairs = readonly (readonly [value: string, words: string])[];

/** Values and their words, in the order of the list. */
export type Choices = Readonly<Record<string, string>> | Pairs;

export const choicePairs = (choices: Choices): Pairs =>
  isPairs(choices) ? choices : Object.entries(choices);

const isPairs = (choices: Choices): choices is Pairs => Array.isArray(choices);
