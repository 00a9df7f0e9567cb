interface Optic {
  readonly speedMbps: number;
  readonly standard: string;
  readonly reaches: readonly Reach[];
}

interface Reach {
  readonly metres: number;
  readonly fibre: string;
}

const multimode = (om3: number, om4: number) => [
  { metres: om3, fibre: 'OM3 or OM4' },
  { metres: om4, fibre: 'OM4' },
];
const singleMode = (metres: number) => [{ metres, fibre: 'single-mode' }];

/** IEEE 802.3, the clause behind each, but for 100G-CWDM4, which is a multi-source agreement: the shortest reach first within a speed. */
const optics: readonly Optic[] = [
  { speedMbps: 1_000, standard: '1000BASE-SX', reaches: multimode(550, 550) }, // 38
  { speedMbps: 1_000, standard: '1000BASE-LX10', reaches: singleMode(10_000) }, // 59
  { speedMbps: 10_000, standard: '10GBASE-SR', reaches: multimode(300, 400) }, // 52
  { speedMbps: 10_000, standard: '10GBASE-LR', reaches: singleMode(10_000) }, // 52
  { speedMbps: 10_000, standard: '10GBASE-ER', reaches: singleMode(30_000) }, // 52
  { speedMbps: 25_000, standard: '25GBASE-SR', reaches: multimode(70, 100) }, // 112
  { speedMbps: 25_000, standard: '25GBASE-LR', reaches: singleMode(10_000) }, // 114
  { speedMbps: 25_000, standard: '25GBASE-ER', reaches: singleMode(30_000) }, // 114
  { speedMbps: 40_000, standard: '40GBASE-SR4', reaches: multimode(100, 150) }, // 86
  { speedMbps: 40_000, standard: '40GBASE-LR4', reaches: singleMode(10_000) }, // 87
  { speedMbps: 40_000, standard: '40GBASE-ER4', reaches: singleMode(30_000) }, // 87
  { speedMbps: 100_000, standard: '100GBASE-SR4', reaches: multimode(70, 100) }, // 95
  { speedMbps: 100_000, standard: '100GBASE-DR', reaches: singleMode(500) }, // 140
  { speedMbps: 100_000, standard: '100G-CWDM4', reaches: singleMode(2_000) },
  { speedMbps: 100_000, standard: '100GBASE-FR1', reaches: singleMode(2_000) }, // 140
  { speedMbps: 100_000, standard: '100GBASE-LR4', reaches: singleMode(10_000) }, // 88
  { speedMbps: 100_000, standard: '100GBASE-ER4', reaches: singleMode(30_000) }, // 88
  { speedMbps: 400_000, standard: '400GBASE-SR8', reaches: multimode(70, 100) }, // 138
  { speedMbps: 400_000, standard: '400GBASE-DR4', reaches: singleMode(500) }, // 124
  { speedMbps: 400_000, standard: '400GBASE-FR4', reaches: singleMode(2_000) }, // 151
  { speedMbps: 400_000, standard: '400GBASE-LR8', reaches: singleMode(10_000) }, // 122
];

/** The name of a rate on twisted pair, such as `1000BASE-T` and `2.5GBASE-T` (IEEE 802.3, clauses 40, 55 and 126). */
export const onTwistedPair = (speedMbps: number): string =>
  `${speedMbps < 2_500 ? speedMbps : `${speedMbps / 1_000}G`}BASE-T`;
export const twistedPairSpeeds: readonly number[] = [1_000, 2_500, 5_000, 10_000];

/** Faster transceivers than that are QSFP, slower ones SFP. */
export const fastestSfpMbps = 25_000;

/** A transceiver at the ends of a link. */
export interface Transceiver {
  /** Its name in IEEE 802.3 or the agreement of its makers. */
  readonly standard: string;
  readonly isMultimode: boolean;
  /** Whether it uses several fibres each way, and so has a multi-fibre connector. */
  readonly isParallel: boolean;
  readonly metres: number;
  readonly fibre: string;
}

/**
 * Those that reach over a length, the shortest reach first: with a margin where there are any. None beyond the
 * standards.
 */
export function transceiversFor(
  speedMbps: number,
  lengthM: number,
  isSingleMode = false,
): readonly Transceiver[] {
  const ofSpeed = optics.filter((optic) => optic.speedMbps === speedMbps);
  const reaching = (leastM: number) =>
    ofSpeed.flatMap(({ standard, reaches }) => {
      const reach = reaches.find(
        ({ metres, fibre }) => metres >= leastM && (fibre === 'single-mode' || !isSingleMode),
      );
      return reach === undefined ? [] : [describe(standard, reach)];
    });
  const withMargin = reaching(lengthM * (1 + reachMargin));
  return withMargin.length > 0 ? withMargin : reaching(lengthM);
}

/** Lengths are estimates from areas and floors, and patches add to them: a tenth is left of the reach. */
const reachMargin = 0.1;

/** The one of a name, with its reach on the fibre that a link of a length needs. */
export function transceiverNamed(standard: string, lengthM: number): Transceiver | undefined {
  const optic = optics.find((one) => one.standard === standard);
  const reach = optic?.reaches.find(({ metres }) => metres >= lengthM) ?? optic?.reaches.at(-1);
  return reach && describe(standard, reach);
}

const describe = (standard: string, reach: Reach): Transceiver => ({
  standard,
  isMultimode: reach.fibre !== 'single-mode',
  isParallel: parallel.has(standard),
  ...reach,
});

/** Of one colour on fibres side by side, where others send several over one. */
const parallel = new Set(['40GBASE-SR4', '100GBASE-SR4', '400GBASE-SR8', '400GBASE-DR4']);

/** In Mbit/s, by the name of a transceiver; undefined where it is none of those above. */
export const opticSpeed = (standard: string | undefined): number | undefined =>
  optics.find((optic) => optic.standard === standard)?.speedMbps ??
  twistedPairSpeeds.find((speed) => onTwistedPair(speed) === standard);

/** Where a standard stands in the order of speed, then of reach; after all of them where it is none. */
export const opticOrder = (standard: string | undefined): number => {
  const at = optics.findIndex((optic) => optic.standard === standard);
  return at < 0 ? optics.length : at;
};
