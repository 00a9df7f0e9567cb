/**
 * Remembers what is made for a name: what is given the same function again need not draw again.
 * @param make is asked once for each name
 */
export function sameForEach<Made>(make: (name: string) => Made): (name: string) => Made {
  const made = new Map<string, Made>();
  return (name) => {
    const before = made.get(name);
    if (before !== undefined) return before;
    const first = make(name);
    made.set(name, first);
    return first;
  };
}
