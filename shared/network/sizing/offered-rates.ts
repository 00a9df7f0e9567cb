/** The slowest line on offer that carries as much, both in Mbit/s. */
export const nextOnOffer = (neededMbps: number): number =>
  offeredRates.find((rate) => rate >= neededMbps) ?? Math.ceil(neededMbps / 100_000) * 100_000;

/** A stated rate where it is enough; else the next one on offer. */
export const statedOrOffered = (statedMbps: number, neededMbps: number): number =>
  statedMbps >= neededMbps && statedMbps > 0 ? statedMbps : nextOnOffer(neededMbps);

/** Mbit/s that providers commonly sell; beyond 10 Gbit/s as wavelengths. */
const offeredRates = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 100_000];
