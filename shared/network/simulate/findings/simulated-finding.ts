/** The checks that a simulation answers: 11, 12, 13, 15 and 16 of the facts of network design. */
export const simulatedCheckIds = ['adjacency', 'flows', 'failures', 'layer-2', 'isolated'] as const;
export type SimulatedCheckId = (typeof simulatedCheckIds)[number];

/** One thing that a simulation found. Its sentence is made where it is shown. */
export interface SimulatedFinding {
  readonly check: SimulatedCheckId;
  /** What is wrong: `area-split`. */
  readonly rule: string;
  /** Ids of devices, links and other elements of the plan, the first one the most. */
  readonly elements: readonly string[];
  /** What the sentence says, by name. */
  readonly inputs: Readonly<Record<string, string | number>>;
}
