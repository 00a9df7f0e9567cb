/** The checks that a simulation answers; their numbers are those of the facts of network design. */
export const simulatedChecks = {
  adjacency: 11,
  flows: 12,
  failures: 13,
  'layer-2': 15,
  isolated: 16,
} as const;

/** One thing that a simulation found. Its sentence is made where it is shown. */
export interface SimulatedFinding {
  readonly check: keyof typeof simulatedChecks;
  /** What is wrong: `area-split`. */
  readonly rule: string;
  /** Ids of devices, links and other elements of the plan, the first one the most. */
  readonly elements: readonly string[];
  /** What the sentence says, by name. */
  readonly inputs: Readonly<Record<string, string | number>>;
}
