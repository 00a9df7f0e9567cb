/** A node of the picture, in the picture's units. */
export interface PlanNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Its corners around (x, y), as an SVG polygon's points. */
  readonly outline: string;
  /** From its centre to its edge. */
  readonly size: number;
  /** Custom property (web/network-colors.ts). */
  readonly color: string;
  /** Only network devices are named: at this size more would not be read. */
  readonly label?: string;
}

export interface PlanLink {
  readonly id: string;
  /** x1, y1, x2, y2. */
  readonly ends: readonly [number, number, number, number];
  /** Custom property (web/network-colors.ts). */
  readonly color: string;
  readonly width: number;
  /** An SVG dash array; absent for a solid line. */
  readonly dash?: string | undefined;
}

/** What the planning engine makes of the example, in the few numbers that the start page draws. */
export interface LandingPlan {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlanNode[];
  readonly links: readonly PlanLink[];
  /** One of each kind that is drawn, with its name. */
  readonly legend: readonly Pick<PlanNode, 'outline' | 'size' | 'color' | 'label'>[];
  readonly devices: number;
  readonly linkCount: number;
  readonly subnetCount: number;
  /** The networks of the head office, from the addressing plan. */
  readonly subnets: readonly {
    readonly id: string;
    readonly name: string;
    readonly vlan: number;
    readonly cidr: string;
    readonly hosts: number;
  }[];
  /** Why one element is there, as its inspector says. */
  readonly reason: { readonly label: string; readonly rule: string; readonly arithmetic: string };
}
