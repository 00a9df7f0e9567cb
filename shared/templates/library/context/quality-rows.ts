import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { QosClass } from '../../../contract/configuration/quality-of-service.ts';

export type QosClassRow = QosClass & {
  /** The marks by the names that command lines know: `ef`, `af41`, `cs3`, `default`, or the number. */
  readonly dscpNames: readonly string[];
  /** Of what the priority classes leave, which is how most dialects count the others. */
  readonly remainingPercent: number;
};

export function qosRows(classes: readonly QosClass[]): QosClassRow[] {
  const priority = classes
    .filter(({ isPriority }) => isPriority)
    .reduce((sum, row) => sum + row.sharePercent, 0);
  const others = classes.filter(({ isPriority }) => !isPriority);
  const remaining = wholePercents(others.map(({ sharePercent }) => (sharePercent * 100) / (100 - priority)));
  return classes.map((row) => ({
    ...row,
    dscpNames: row.dscp.map(dscpName),
    remainingPercent: row.isPriority ? 0 : (remaining[others.indexOf(row)] ?? 1),
  }));
}

/** Rounded down to at least one; the largest takes what is left of 100. */
function wholePercents(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.max(1, Math.floor(share)));
  const largest = whole.indexOf(Math.max(...whole));
  const left = 100 - whole.reduce((sum, share) => sum + share, 0);
  return whole.map((share, index) => (index === largest ? share + left : share));
}

/** RFC 2474, RFC 2597, RFC 3246. */
export function dscpName(dscp: number): string {
  if (dscp === 0) return 'default';
  if (dscp === 46) return 'ef';
  if (dscp % 8 === 0) return `cs${dscp / 8}`;
  const [level, drop] = [dscp >> 3, (dscp & 7) >> 1];
  return level <= 4 && drop >= 1 && dscp % 2 === 0 ? `af${level}${drop}` : String(dscp);
}

/** A rate that interfaces are shaped to, with what of it the priority queue may take. */
export interface ShapeRow {
  /** From 1. */
  readonly number: number;
  readonly mbps: number;
  readonly bps: number;
  readonly kbps: number;
  readonly priorityMbps: number | null;
  readonly priorityKbps: number | null;
  readonly from: readonly string[];
}

export function shapes(interfaces: readonly Interface[]): ShapeRow[] {
  const distinct = new Map(
    interfaces.flatMap(({ shapeMbps, priorityMbps, from }) =>
      shapeMbps === undefined
        ? []
        : [[`${shapeMbps} ${priorityMbps}`, { shapeMbps, priorityMbps, from }] as const],
    ),
  );
  return [...distinct.values()].map(({ shapeMbps, priorityMbps, from }, index) => ({
    number: index + 1,
    mbps: shapeMbps,
    bps: Math.round(shapeMbps * 1_000_000),
    kbps: Math.round(shapeMbps * 1_000),
    priorityMbps: priorityMbps ?? null,
    priorityKbps: priorityMbps === undefined ? null : Math.round(priorityMbps * 1_000),
    from,
  }));
}
