/** Which range of numbers a VLAN comes from; those of staff follow one another from `data` on. */
export const vlanRanges = {
  management: 0,
  servers: 1,
  voice: 2,
  iot: 3,
  guests: 4,
  dmz: 5,
  data: 6,
} as const;

/**
 * Allocates VLAN numbers of one site by range, the same ranges at every site: 10 management, 20 servers, 30 voice, 40
 * IoT, 50 guests, 60 public servers, 100, 110, 120 … data. A range that outgrows its ten numbers goes on from
 * 1100. The numbers 1, 1002 to 1005 and 3968 to 4094, which switches reserve, 998 (parking) and 999 (native) are
 * never used.
 */
export function vlanNumbers(refusal: () => Error): (range: number) => number {
  const used = new Map<number, number>();
  let overflow = firstOverflow;
  return (range) => {
    const count = used.get(range) ?? 0;
    used.set(range, count + 1);
    const base = range < vlanRanges.data ? 10 + range * 10 : firstData + (range - vlanRanges.data) * 10;
    if (count < 10 && base < lastDataRange) return base + count;
    if (overflow > lastOverflow) throw refusal();
    overflow += 1;
    return overflow - 1;
  };
}

const firstData = 100;
const lastDataRange = 990;
const firstOverflow = 1100;
const lastOverflow = 3967;
