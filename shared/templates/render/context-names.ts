/**
 * What a node of a design offers beside values: objects under the names that the parts of the library read them by.
 * `hostname` and `site`, which it offers too, are variables like any other.
 */
export const contextNames: ReadonlySet<string> = new Set([
  'device',
  'names',
  'interfaces',
  'byName',
  'byKind',
  'statics',
  'tracks',
  'policies',
  'services',
  'qos',
  'heartbeats',
  'secret',
]);
