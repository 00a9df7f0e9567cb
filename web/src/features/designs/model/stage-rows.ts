import type { Design } from '#shared/contract/designs.ts';
import {
  isAssessed,
  requirementsVersion,
  type StageState,
  stageStates,
} from '#shared/contract/stage-states.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';

/** The stages that an overview shows, in the order in which they are passed. */
export type ShownStage = 'requirements' | 'topology' | 'checks' | 'equipment' | 'report';

/** A stage of a design: how it stands, in a word and a sentence, and where it is looked at. */
export interface StageRow {
  readonly stage: ShownStage;
  readonly state: StageState | 'failed';
  readonly title: string;
  readonly detail: string;
  /** Of the tab, from the design. */
  readonly to: string;
}

/** The stages of a design as they stand by the versions that each was made from. */
export function stageRows(design: Design): readonly StageRow[] {
  const states = stageStates(design);
  return [
    {
      stage: 'requirements',
      state: 'current',
      title: 'Requirements',
      detail: `Last changed in version ${requirementsVersion(design)}`,
      to: 'requirements',
    },
    {
      stage: 'topology',
      state: states.topology,
      title: 'Topology',
      detail: topologyDetail(design, states.topology),
      to: 'topology',
    },
    { ...checksOf(design), stage: 'checks', title: 'Checks', to: 'topology?panel=checks' },
    {
      stage: 'equipment',
      state: states.equipment,
      title: 'Equipment',
      detail: equipmentDetail(design, states.equipment),
      to: 'equipment',
    },
    {
      stage: 'report',
      state: states.report,
      title: 'Report',
      detail: reportDetail(design, states.report),
      to: 'reports',
    },
  ];
}

function topologyDetail({ plannedDevices, planned }: Design, state: StageState): string {
  const devices = formatCount(plannedDevices, 'device');
  switch (state) {
    case 'missing':
      return 'Not planned yet';
    case 'outdated':
      return `${devices}, planned from version ${planned?.designVersion}: the requirements have changed since`;
    case 'current':
      return `${devices}, planned from these requirements`;
  }
}

function checksOf(design: Design): Pick<StageRow, 'state' | 'detail'> {
  const { planned, assessed, plannedDevices } = design;
  if (plannedDevices === 0) return { state: 'missing', detail: 'Made once there is a topology' };
  if (assessed === undefined || assessed.topologyVersion !== planned?.topologyVersion)
    return { state: 'missing', detail: 'Not made for this topology yet' };
  if (!isAssessed(design))
    return { state: 'missing', detail: 'Not made since the requirements have changed' };
  const { failed, warnings } = assessed;
  if (failed + warnings === 0) return { state: 'current', detail: 'Nothing found' };
  const found = [
    ...(failed > 0 ? [formatCount(failed, 'failure')] : []),
    ...(warnings > 0 ? [formatCount(warnings, 'warning')] : []),
  ];
  return { state: failed > 0 ? 'failed' : 'current', detail: joinAnd(found) };
}

function equipmentDetail({ deviceCount }: Design, state: StageState): string {
  const pieces = formatCount(deviceCount, 'piece');
  switch (state) {
    case 'missing':
      return 'No devices chosen yet';
    case 'outdated':
      return `${pieces}, chosen for an earlier topology`;
    case 'current':
      return `${pieces} on the bill of materials`;
  }
}

function reportDetail({ reportCount }: Design, state: StageState): string {
  const reports = formatCount(reportCount, 'report');
  switch (state) {
    case 'missing':
      return 'None generated yet';
    case 'outdated':
      return `${reports}; the newest shows an earlier state`;
    case 'current':
      return `${reports}; the newest shows this state`;
  }
}

/** The one thing to do now: the first stage that is not done, where what comes before it is. */
export const nextStage = (rows: readonly StageRow[]): StageRow | undefined =>
  rows.find(
    ({ stage, state }) =>
      state === 'failed' || state === 'outdated' || (state === 'missing' && stage !== 'checks'),
  );
