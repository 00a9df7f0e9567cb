/** Of devices and VLANs in NetBox. */
const longestName = 64;

/** The name as far as NetBox takes it, with a number where another one has it. */
export function uniqueName(stated: string, taken: Set<string>): string {
  const name = stated.slice(0, longestName);
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1)
    free = `${name.slice(0, longestName - 5)} (${number})`;
  taken.add(free.toLowerCase());
  return free;
}
