/**
 * Deals out VLAN numbers of one site by range, the same ranges at every site: 10 management, 20 servers, 30
 * voice, 40 IoT, 50 guests, 100, 110, 120 … data. A range that outgrows its ten numbers goes on from 1100. The
 * numbers 1, 1002 to 1005 and 3968 to 4094, which switches keep for themselves, and 999 (native) never come up.
 */
export function vlanNumbers(refusal: () => Error): (range: number) => number {
  const used = new Map<number, number>();
  let overflow = firstOverflow;
  return (range) => {
    const count = used.get(range) ?? 0;
    used.set(range, count + 1);
    const base = range < 5 ? 10 + range * 10 : 100 + (range - 5) * 10;
    if (count < 10 && base < lastDataRange) return base + count;
    if (overflow > lastOverflow) throw refusal();
    overflow += 1;
    return overflow - 1;
  };
}

const lastDataRange = 990;
const firstOverflow = 1100;
const lastOverflow = 3967;
