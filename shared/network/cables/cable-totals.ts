import type { CableKind } from './cable-labels.ts';
import type { Cable } from './cable-schedule.ts';

/** Cables that are ordered as the same thing. */
export interface CableTotal {
  readonly kind: CableKind;
  /** As it is ordered; absent where the network does not say. */
  readonly cable: string | undefined;
  readonly count: number;
  /** Together, of those whose length is known. */
  readonly metres: number;
  readonly withoutLength: number;
}

export interface CableTotals {
  readonly count: number;
  /** The most frequent first. */
  readonly cables: readonly CableTotal[];
  /** By IEEE 802.3 name, the most frequent first. */
  readonly transceivers: readonly { readonly standard: string; readonly count: number }[];
  /** In the order of the network. */
  readonly sites: readonly string[];
}

/** The totals of a schedule: cables by what is ordered, and the transceivers at their ends. */
export function cableTotals(schedule: Iterable<Cable>): CableTotals {
  const cables = new Map<string, { -readonly [Key in keyof CableTotal]: CableTotal[Key] }>();
  const transceivers = new Map<string, number>();
  const sites = new Set<string>();
  let count = 0;
  for (const { kind, cable, lengthM, site, from, to } of schedule) {
    count += 1;
    sites.add(site);
    const key = `${kind} ${cable ?? ''}`;
    const total = cables.get(key) ?? { kind, cable, count: 0, metres: 0, withoutLength: 0 };
    cables.set(key, total);
    total.count += 1;
    if (lengthM === undefined) total.withoutLength += 1;
    else total.metres += lengthM;
    for (const { transceiver, ports } of [from, to]) {
      if (transceiver === undefined) continue;
      transceivers.set(transceiver, (transceivers.get(transceiver) ?? 0) + Math.max(1, ports.length));
    }
  }
  return {
    count,
    cables: [...cables.values()].sort((a, b) => b.count - a.count),
    transceivers: [...transceivers]
      .map(([standard, number]) => ({ standard, count: number }))
      .sort((a, b) => b.count - a.count),
    sites: [...sites],
  };
}
