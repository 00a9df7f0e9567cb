/** Takes one out of those that are plugged in. */
export function leave(plugged: (readonly [number, number])[], gone: number): void {
  plugged.splice(0, plugged.length, ...plugged.filter(([own]) => own !== gone));
}
