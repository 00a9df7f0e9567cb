import type { Staged } from './design-stages.ts';

/** The parts of a design that are made from its requirements, in the order in which they are made. */
export const stages = ['topology', 'equipment', 'report'] as const;
export type Stage = (typeof stages)[number];
/** `outdated`: what it was made from has changed since. */
export type StageState = 'missing' | 'outdated' | 'current';

/** How each part of a design stands by the versions that it was made from. */
export const stageStates = (design: Staged): Readonly<Record<Stage, StageState>> => ({
  topology: stateOf(design.plannedDevices > 0, isPlanOutdated(design)),
  equipment: stateOf(design.deviceCount > 0, isBillOutdated(design)),
  report: stateOf(design.reportCount > 0, isReportOutdated(design)),
});

const stateOf = (isThere: boolean, isOutdated: boolean): StageState =>
  isThere ? (isOutdated ? 'outdated' : 'current') : 'missing';

/** The version of a design whose requirements are the present ones. A design stored before it was recorded counts every change. */
export const requirementsVersion = ({
  requirementsVersion: recorded,
  version,
}: Pick<Staged, 'requirementsVersion' | 'version'>): number => recorded ?? version;

/** Whether the requirements of a design have changed since a plan of it was made. */
export const isOutdatedBy = (
  design: Pick<Staged, 'requirementsVersion' | 'version'>,
  plan: { readonly designVersion: number },
): boolean => plan.designVersion < requirementsVersion(design);

/** Whether the checks were made of the topology that is stored, and for the requirements as they are. */
export const isAssessed = ({
  assessed,
  planned,
  ...design
}: Pick<Staged, 'assessed' | 'planned' | 'requirementsVersion' | 'version'>): boolean =>
  assessed !== undefined &&
  planned?.topologyVersion === assessed.topologyVersion &&
  (assessed.requirementsVersion ?? planned.designVersion) >= requirementsVersion(design);

const isPlanOutdated = ({ planned, ...design }: Staged): boolean =>
  planned !== undefined && isOutdatedBy(design, planned);

const isBillOutdated = ({ planned, equippedFor }: Staged): boolean =>
  planned !== undefined && equippedFor !== undefined && equippedFor !== planned.structure;

const isReportOutdated = ({ planned, reported, equipmentVersion = 0, ...design }: Staged): boolean =>
  reported !== undefined &&
  (reported.designVersion < requirementsVersion(design) ||
    reported.equipmentVersion < equipmentVersion ||
    (planned !== undefined && reported.topologyVersion < planned.topologyVersion));

/** What somebody should look at in a design. */
export const concerns = [
  'failed checks',
  'outdated topology',
  'outdated equipment',
  'outdated report',
  'ending support',
] as const;
export type Concern = (typeof concerns)[number];

/** How long before its end the support of a device becomes a concern, in days. */
const supportNoticeDays = 365;

/** What needs attention in a design at an instant (ISO 8601), the most urgent first. */
export function concernsOf(design: Staged, now: string): readonly Concern[] {
  const states = stageStates(design);
  const { assessed } = design;
  const noticeFrom = new Date(Date.parse(now) + supportNoticeDays * 86_400_000).toISOString();
  return [
    ...(isAssessed(design) && assessed && assessed.failed > 0 ? (['failed checks'] as const) : []),
    ...stages.filter((stage) => states[stage] === 'outdated').map((stage) => `outdated ${stage}` as const),
    ...(assessed?.supportEnds !== undefined && assessed.supportEnds <= noticeFrom
      ? (['ending support'] as const)
      : []),
  ];
}
