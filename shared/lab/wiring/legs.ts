import { vethName, type Wire, type WireEnd } from './wiring.ts';

/** One end of a wire by its name on this machine. */
export interface Leg extends WireEnd {
  readonly veth: string;
}

export const legsOf = (wires: Iterable<Wire>): Leg[] =>
  [...wires].flatMap((wire) =>
    (['a', 'b'] as const).map((end) => ({ ...wire[end], veth: vethName(wire, end) })),
  );

/** The links of each aggregate that has several, VLAN by VLAN. */
export const byBundle = (legs: readonly Leg[]): Leg[][] =>
  [
    ...Map.groupBy(
      legs.filter(({ bundle }) => bundle !== undefined),
      ({ space, bridge, bundle }) => `${space} ${bridge} ${bundle}`,
    ).values(),
  ].filter(({ length }) => length > 1);
