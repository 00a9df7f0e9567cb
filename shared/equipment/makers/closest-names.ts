/** Names that someone may have meant, the closest first: those that differ from what was written in up to a third of its letters. */
export function closestNames(written: string, names: readonly string[]): string[] {
  const wanted = written.trim().toLowerCase();
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return names
    .map((name) => {
      const whole = name.toLowerCase();
      return {
        name,
        distance: Math.min(...[whole, ...whole.split(/[ -]/)].map((word) => editsFrom(wanted, word))),
      };
    })
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** How many letters are added, left out or replaced (Levenshtein). */
function editsFrom(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1];
    for (const [column, its] of [...other].entries())
      here.push(
        Math.min(
          (before[column + 1] ?? 0) + 1,
          (here[column] ?? 0) + 1,
          (before[column] ?? 0) + (letter === its ? 0 : 1),
        ),
      );
    before = here;
  }
  return before.at(-1) ?? 0;
}
