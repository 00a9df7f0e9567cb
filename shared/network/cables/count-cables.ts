import { roomM } from '../../equipment/plugged-in.ts';
import { portSpeedFor } from '../recommend/port-uses.ts';
import type { CableKind } from './cable-labels.ts';
import type { Cable, CableEnd } from './cable-schedule.ts';

/** Cables that are alike and begin at one site. */
export interface CableCount {
  readonly kind: CableKind;
  /** As it is ordered; absent where the network does not say. */
  readonly cable: string | undefined;
  readonly site: string;
  /** Of one that is bought with its plugs, and not laid in the building: for whose ports, how fast, how long each is. */
  readonly piece?: { readonly manufacturer: string; readonly speedMbps: number; readonly lengthM: number };
  count: number;
  /** Together, of those whose length is known. */
  metres: number;
  withoutLength: number;
}

/** Transceivers that are alike and are plugged in at one site. */
export interface OpticCount {
  /** IEEE 802.3 name. */
  readonly standard: string;
  /** Of the devices that they are plugged into; empty where those have no model. */
  readonly manufacturer: string;
  readonly site: string;
  count: number;
}

/** The one count of a schedule: what is laid, and what is plugged in at the ends. In the order of the network. */
export function countCables(schedule: Iterable<Cable>): {
  readonly cables: readonly CableCount[];
  readonly optics: readonly OpticCount[];
} {
  const cables = new Map<string, CableCount>();
  const optics = new Map<string, OpticCount>();
  for (const cable of schedule) {
    countCable(cable, cables);
    for (const end of [cable.from, cable.to]) countOptics(end, cable.site, optics);
  }
  return { cables: [...cables.values()], optics: [...optics.values()] };
}

function countCable(one: Cable, counts: Map<string, CableCount>): void {
  const { kind, cable, site, lengthM } = one;
  const piece = pieceOf(one);
  const key = [kind, cable, site, piece?.speedMbps, piece?.lengthM, piece?.manufacturer].join('\n');
  const known = counts.get(key);
  const count = known ?? {
    kind,
    cable,
    site,
    ...(piece && { piece }),
    count: 0,
    metres: 0,
    withoutLength: 0,
  };
  if (known === undefined) counts.set(key, count);
  count.count += 1;
  if (lengthM === undefined) count.withoutLength += 1;
  else count.metres += lengthM;
}

/** Whether a cable is bought with its plugs and stays in a room; all others are laid in the building, and end on panels. */
export function isInRoom({ kind, use, lengthM }: Pick<Cable, 'kind' | 'use' | 'lengthM'>): boolean {
  const isShort = lengthM !== undefined && lengthM <= roomM && use !== 'outlet' && use !== 'access-point';
  return kind !== 'handover' && (hasPlugs({ kind }) || isShort);
}

const hasPlugs = ({ kind }: Pick<Cable, 'kind'>): boolean => kind === 'twinax' || kind === 'active-optical';

function pieceOf(cable: Cable): CableCount['piece'] {
  if (!isInRoom(cable)) return undefined;
  const { from, to, bandwidthMbps = 1_000, lengthM } = cable;
  const isPlugged = hasPlugs(cable);
  return {
    manufacturer: isPlugged ? (from.manufacturer ?? to.manufacturer ?? '') : '',
    speedMbps: isPlugged ? portSpeedFor(bandwidthMbps, 'fibre') : 0,
    lengthM: Math.ceil(lengthM ?? 1),
  };
}

function countOptics(
  { transceiver: standard, ports, manufacturer = '' }: CableEnd,
  site: string,
  counts: Map<string, OpticCount>,
): void {
  if (standard === undefined) return;
  const key = [standard, manufacturer, site].join('\n');
  const known = counts.get(key);
  const count = known ?? { standard, manufacturer, site, count: 0 };
  if (known === undefined) counts.set(key, count);
  count.count += Math.max(1, ports.length);
}
