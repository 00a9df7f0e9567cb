/** Throughput as engineers type it, in Mbit/s: `10G`, `2.5 Gbit/s` and `1.6T` become 10000, 2500 and 1600000. */
export function rateText(text: string): string {
  const { amount, unit } = shape.exec(text.trim())?.groups ?? {};
  const factor = factors.get(unit?.toLowerCase() ?? '');
  return amount === undefined || factor === undefined
    ? text
    : String(Math.round(Number(amount) * factor * 1_000) / 1_000);
}

const shape = /^(?<amount>\d+(?:\.\d+)?)\s*(?<unit>[MGT])(?:bit\/s|bps)?$/i;

const factors = new Map([
  ['m', 1],
  ['g', 1_000],
  ['t', 1_000_000],
]);
