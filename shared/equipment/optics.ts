interface Optic {
  readonly speedMbps: number;
  readonly standard: string;
  readonly reaches: readonly { readonly metres: number; readonly fibre: string }[];
}

const multimode = (om3: number, om4: number) => [
  { metres: om3, fibre: 'OM3 or OM4' },
  { metres: om4, fibre: 'OM4' },
];
const singleMode = (metres: number) => [{ metres, fibre: 'single-mode' }];

/** IEEE 802.3, the clause behind each: the shortest reach first within a speed. */
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
  { speedMbps: 100_000, standard: '100GBASE-LR4', reaches: singleMode(10_000) }, // 88
  { speedMbps: 100_000, standard: '100GBASE-ER4', reaches: singleMode(30_000) }, // 88
  { speedMbps: 400_000, standard: '400GBASE-SR8', reaches: multimode(70, 100) }, // 138
  { speedMbps: 400_000, standard: '400GBASE-DR4', reaches: singleMode(500) }, // 124
  { speedMbps: 400_000, standard: '400GBASE-LR8', reaches: singleMode(10_000) }, // 122
];

/** Faster transceivers than that are QSFP, slower ones SFP. */
export const fastestSfpMbps = 25_000;

/** Passive twinax reaches 5 m with SFP and 3 m with QSFP (SFF-8431, IEEE 802.3 clause 92). */
export const twinaxM = { SFP: 5, QSFP: 3 } as const;

/** A transceiver for a link of one speed and length. */
export interface Transceiver {
  /** Its name in IEEE 802.3. */
  readonly standard: string;
  readonly isMultimode: boolean;
  /** Whether it uses several fibres each way, and so has a multi-fibre connector. */
  readonly isParallel: boolean;
  readonly metres: number;
  readonly fibre: string;
}

/** The one with the shortest sufficient reach; undefined beyond the standards. */
export function transceiverFor(
  speedMbps: number,
  lengthM: number,
  isSingleMode = false,
): Transceiver | undefined {
  for (const { standard, reaches } of optics.filter((optic) => optic.speedMbps === speedMbps)) {
    const reach = reaches.find(
      ({ metres, fibre }) => metres >= lengthM && (fibre === 'single-mode' || !isSingleMode),
    );
    if (reach === undefined) continue;
    return {
      standard,
      isMultimode: reach.fibre !== 'single-mode',
      isParallel: /(SR|DR)\d/.test(standard),
      ...reach,
    };
  }
  return undefined;
}

/** Where a standard stands in the order of speed, then of reach; after all of them where it is none. */
export const opticOrder = (standard: string | undefined): number => {
  const at = optics.findIndex((optic) => optic.standard === standard);
  return at < 0 ? optics.length : at;
};
