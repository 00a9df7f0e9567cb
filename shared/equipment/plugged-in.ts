import { cablePart, opticPart } from './link-parts.ts';
import { fastestSfpMbps, type Transceiver, transceiversFor } from './optics.ts';

/** A link between two cages. */
export interface FibreLink {
  readonly speedMbps: number;
  readonly lengthM: number;
  readonly isBetweenBuildings: boolean;
  /** Of the devices at its ends, as far as they are known. */
  readonly makers: readonly string[];
}

/** A cable that has its plugs, or a transceiver of one kind at both ends. */
export type PluggedIn =
  | { readonly kind: 'twinax' | 'active-optical' }
  | { readonly kind: 'transceivers'; readonly transceiver: Transceiver };

/**
 * Twinax within a rack, from SFP+ on; within a room an active optical cable where it costs less than two transceivers; else the cheapest
 * transceiver that reaches, of those that the makers at both ends sell where there are any. Undefined beyond the standards.
 */
export function pluggedInto(link: FibreLink): PluggedIn | undefined {
  const { speedMbps, lengthM, isBetweenBuildings, makers } = link;
  if (isInRack(link)) return { kind: 'twinax' };
  const best = transceiversFor(speedMbps, lengthM, isBetweenBuildings)
    .map((transceiver) => ({ transceiver, ...atBothEnds(transceiver.standard, makers) }))
    .reduce<Priced | undefined>(
      (one, other) => (one === undefined || isBetter(other, one) ? other : one),
      undefined,
    );
  const cable =
    spanOf(link) !== 'room'
      ? undefined
      : cablePart({ manufacturer: makers[0], cable: 'AOC', speedMbps, lengthM });
  if (cable !== undefined && (best === undefined || cable.price.amount < best.usd))
    return { kind: 'active-optical' };
  return best && { kind: 'transceivers', transceiver: best.transceiver };
}

/** Links of one speed and span have the same choice; undefined beyond the standards. */
export function spanOf(link: Omit<FibreLink, 'makers'>): string | undefined {
  const { speedMbps, lengthM, isBetweenBuildings } = link;
  if (isInRack(link)) return 'rack';
  if (lengthM <= roomM && !isBetweenBuildings) return 'room';
  return transceiversFor(speedMbps, lengthM, isBetweenBuildings)[0]?.standard;
}

const isInRack = ({ speedMbps, lengthM }: Pick<FibreLink, 'speedMbps' | 'lengthM'>): boolean =>
  speedMbps > gigabit && lengthM <= twinaxM[speedMbps > fastestSfpMbps ? 'QSFP' : 'SFP'];

/** Plain SFP: makers list no twinax for it, since SFF-8431 begins with SFP+. */
export const gigabit = 1_000;

/** As they are ordered. */
export const cableNames = { twinax: 'DAC twinax', 'active-optical': 'AOC' } as const;

/** Passive twinax reaches 5 m with SFP and 3 m with QSFP (SFF-8431, IEEE 802.3 clause 92). */
const twinaxM = { SFP: 5, QSFP: 3 } as const;

/** Metres up to which a cable stays in its rack. */
export const rackM = twinaxM.SFP;

/** Metres up to which a cable goes from rack to rack in one room, without a panel. */
export const roomM = 10;

interface Priced {
  readonly transceiver: Transceiver;
  readonly usd: number;
  /** Ends whose maker sells it. */
  readonly makersOwn: number;
}

const isBetter = (one: Priced, other: Priced): boolean =>
  one.makersOwn === other.makersOwn ? one.usd < other.usd : one.makersOwn > other.makersOwn;

function atBothEnds(standard: string, makers: readonly string[]): Omit<Priced, 'transceiver'> {
  const parts = [makers[0], makers[1] ?? makers[0]].map((manufacturer) =>
    opticPart({ manufacturer, standard }),
  );
  return {
    usd: parts.reduce((sum, part) => sum + (part?.price.amount ?? Number.POSITIVE_INFINITY), 0),
    makersOwn: parts.filter((part) => part?.isMakersOwn).length,
  };
}
