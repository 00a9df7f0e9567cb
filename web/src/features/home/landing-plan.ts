import type { DrawnNode, PlanDrawing } from '#web/documents/topologies/picture/plan-drawing.ts';

/** What the planning engine makes of the example, in the few numbers that the start page draws. */
export interface LandingPlan {
  readonly drawing: PlanDrawing;
  /** One of each kind that is drawn, with its name. */
  readonly legend: readonly Pick<DrawnNode, 'outline' | 'size' | 'color' | 'label'>[];
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
