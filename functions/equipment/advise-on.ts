import type { Design } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Advice, RoleAdvice } from '#shared/contract/equipment-advice.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { type Recommendations, recommend } from '#shared/network/recommend/recommend.ts';
import { recommendInPlace } from '#shared/network/recommend/recommend-in-place.ts';
import { dayOf, instantNow } from '../runtime/clock.ts';
import { toDevice } from '../storage/equipment/equipment-items.ts';

interface Matter {
  readonly design: Design;
  readonly topology: Topology | undefined;
  readonly devices: readonly Equipment[];
  readonly isVendorHard: boolean;
}

/**
 * Devices for a design: for its topology or, where it has none, for the one that its requirements would give now.
 * @throws unprocessable when the design has no topology and none can be planned.
 */
export async function adviseOn({ design, topology, devices, isVendorHard }: Matter): Promise<Advice> {
  const { requirements } = design;
  const market = { devices: devices.map(toDevice), today: dayOf(instantNow()) };
  const graph = topology ?? (await planned(design, market));
  const isPlannedByThese = topology?.designVersion === design.version;
  const advise = isPlannedByThese ? recommendInPlace : recommend;
  const advice = advise({ ...market, requirements, graph, isVendorHard });
  const { currency, cost, budget, weights } = advice;
  return {
    designId: design.id,
    designVersion: design.version,
    topologyVersion: topology?.version ?? null,
    roles: advice.roles.map(answered),
    currency,
    cost,
    budget,
    weights,
    notes: [...notesOnPlan(design, topology), ...advice.notes],
  };
}

/** Most designs have a topology by then, so the planner (50 KB) is loaded only for those that do not. */
async function planned(
  { requirements, isExistingNetwork, existingNetworkDetails }: Design,
  market: { readonly devices: readonly Device[]; readonly today: string },
): Promise<Graph> {
  const { planPlaces } = await import('#shared/network/plan.ts');
  const existing = isExistingNetwork ? { existing: existingNetworkDetails } : {};
  return planPlaces({ ...market, requirements, ...existing }).graph;
}

function notesOnPlan({ version }: Design, topology: Topology | undefined): string[] {
  if (!topology)
    return [
      'This design has no topology yet: the devices are for the one that its current requirements would give. Generate one to make them final.',
    ];
  if (topology.designVersion === version) return [];
  return [
    `The topology was generated from version ${topology.designVersion} of the design, which is now at version ${version}. The devices are for the stored topology, with the figures of the current requirements. Generate it again if those have changed.`,
  ];
}

/**
 * The part of a role that the contract includes: the engine's demands, and how far each constraint was missed, stay
 * internal.
 */
const answered = (role: Recommendations['roles'][number]): RoleAdvice => ({
  role: role.role,
  category: role.category,
  places: [...role.places],
  quantity: role.quantity,
  needs: [...role.needs],
  choice: role.choice && suggestion(role.choice),
  alternatives: role.alternatives.map(suggestion),
  rejected: role.rejected.map(({ device, failures }) => ({
    device,
    failures: failures.map(({ constraint, sentence }) => ({ constraint, sentence })),
  })),
  rejectedBy: role.rejectedBy,
  relax: role.relax && { constraints: [...role.relax.constraints], sentence: role.relax.sentence },
});

type Suggestion = NonNullable<Recommendations['roles'][number]['choice']>;

const suggestion = ({
  cost,
  reasons,
  warnings,
  because: _,
  ...rest
}: Suggestion): RoleAdvice['alternatives'][number] => ({
  ...rest,
  reasons: [...reasons],
  warnings: [...warnings],
  ...(cost !== undefined && { cost }),
});
