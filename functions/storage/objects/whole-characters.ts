/**
 * What stored JSON says, with whole characters. `JSON.stringify` escapes halves of them, and nothing else, as `\ud83c`, so that
 * the few texts that contain any are known before they are parsed.
 */
export function parseStored(json: string) {
  const value = JSON.parse(json);
  return json.includes('\\ud') ? withWholeCharacters(value) : value;
}

/**
 * A value with U+FFFD for each half of a character (a lone surrogate). Earlier releases took these in texts and ids of a plan, which
 * no table stores and no address states.
 */
export function withWholeCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(withWholeCharacters);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toWellFormed(), withWholeCharacters(inner)]),
  );
}
