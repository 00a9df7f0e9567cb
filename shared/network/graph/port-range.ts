interface Range {
  readonly group: string;
  readonly from: number;
  readonly to: number;
  /** Of a sub-interface: `.7`. */
  readonly sub: string;
}

/** `Gi0/0/1.7` is a sub-interface of `Gi0/0/1`. */
export const physicalPort = (port: string): string => port.replace(/\.\d+$/, '');

/** `sfp28-32` is port 32 of a form factor, and not ports 28 to 32. */
const oneOfFormFactor = /sfp(28|56|112)-\d+(\.\d+)?$/i;

/**
 * `Gi1/0/3-28` → the group `Gi1/0/`, from 3 to 28; `Te0/0-1.7` is sub-interface 7 of a bundle of two, `sfp28-1-4` a range
 * of four ports.
 */
function rangeOf(part: string): Range | undefined {
  if (oneOfFormFactor.test(part)) return undefined;
  const [, group = '', from, to, sub = ''] = /^(.*?)(\d+)-(\d+)(\.\d+)?$/.exec(part) ?? [];
  return from !== undefined && Number(to) > Number(from)
    ? { group, from: Number(from), to: Number(to), sub }
    : undefined;
}

/** How many ports a name stands for: 26 for `Gi1/0/3-28`, seven for `Gi1/0/3-8, Gi1/0/12`, one for `port 3`. */
export function portCount(ports: string): number {
  if (!ports.includes('-') && !ports.includes(', ')) return 1;
  return partsOf(ports).reduce((sum, part) => {
    const range = rangeOf(part);
    return sum + (range === undefined ? 1 : range.to - range.from + 1);
  }, 0);
}

/** The name of each port: `port 3`, `port 4`, `port 5` for `port 3-5`. */
export function portsNamed(ports: string): string[] {
  return partsOf(ports).flatMap((part) => {
    const range = rangeOf(part);
    if (range === undefined) return [part];
    const count = Math.min(mostInRange, range.to - range.from + 1);
    return Array.from({ length: count }, (_, n) => `${range.group}${range.from + n}${range.sub}`);
  });
}

/** Reads each name once: devices of one model have the same names by the hundred. */
export function remembering<Answer>(read: (ports: string) => Answer): (ports: string) => Answer {
  const known = new Map<string, Answer>();
  return (ports) => {
    const before = known.get(ports);
    if (before !== undefined) return before;
    const answer = read(ports);
    known.set(ports, answer);
    return answer;
  };
}

/** The inverse: names that count up become ranges, in the order in which they come. */
export function rangesOf(names: readonly string[]): string {
  const [only] = names;
  if (only !== undefined && names.length === 1) return only;
  const parts: (Run & { to: number })[] = [];
  for (const name of names) {
    const [, group = name, digits = ''] = /^(.*?)(\d+)$/.exec(name) ?? [];
    const number = Number(digits);
    const last = parts.at(-1);
    if (last !== undefined && digits !== '' && last.group === group && number === last.to + 1)
      last.to = number;
    else parts.push({ group, from: number, to: number, name });
  }
  return parts.map(rangeText).join(', ');
}

interface Run {
  readonly group: string;
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Port by port where a range would read as one port of a form factor. */
function rangeText({ group, from, to, name }: Run): string {
  if (to === from) return name;
  const text = `${group}${from}-${to}`;
  if (rangeOf(text) !== undefined) return text;
  return Array.from({ length: to - from + 1 }, (_, n) => `${group}${from + n}`).join(', ');
}

const partsOf = (ports: string): readonly string[] => (ports.includes(', ') ? ports.split(', ') : [ports]);

/** A device has at most 10,000 ports by the contract. */
const mostInRange = 10_000;
