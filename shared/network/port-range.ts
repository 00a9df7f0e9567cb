/** `Gi1/0/3-28` → the group `Gi1/0/`, from 3 to 28. A name such as `sfp28-1` is no range: it does not count up. */
function rangeOf(
  port: string,
): { readonly group: string; readonly from: number; readonly to: number } | undefined {
  const [, group = '', from, to] = /^(.*?)(\d+)-(\d+)$/.exec(port) ?? [];
  return from !== undefined && Number(to) > Number(from)
    ? { group, from: Number(from), to: Number(to) }
    : undefined;
}

/** How many ports a name stands for: 26 for `Gi1/0/3-28`, one for `port 3`. */
export function portCount(port: string): number {
  const range = rangeOf(port);
  return range === undefined ? 1 : range.to - range.from + 1;
}

/** The name of each port of a range: `port 3`, `port 4`, `port 5` for `port 3-5`. */
export function portsNamed(port: string): string[] {
  const range = rangeOf(port);
  if (range === undefined) return [port];
  const count = Math.min(mostInRange, range.to - range.from + 1);
  return Array.from({ length: count }, (_, n) => `${range.group}${range.from + n}`);
}

/** A device has at most 10,000 ports by the contract. */
const mostInRange = 10_000;
