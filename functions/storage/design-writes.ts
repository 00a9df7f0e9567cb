import type { Assessment, PlannedStage, ReportedStage } from '#shared/contract/design-stages.ts';
import type { Design } from '#shared/contract/designs.ts';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import { concernsOf } from '#shared/contract/stage-states.ts';
import { instantNow } from '../runtime/clock.ts';
import { countsKey, designItem, designKey, designsTable, nameLockKey } from './design-items.ts';
import type { Step } from './transact.ts';
import { versioned } from './versioned.ts';

export const designs = versioned('designs', 'design');

/** The steps that add a design: itself, its name, its place in the counts. */
export const insertDesign = (design: Design): readonly Step[] => [
  designs.insert(designItem(design)),
  ...nameSteps(undefined, design),
  countStep(undefined, design),
];

/** The steps from one version of a design to the next; the counts of devices and reports are left to their owners. */
export const replaceDesign = (before: Design, after: Design): readonly Step[] => [
  changeStep(before, after),
  ...nameSteps(before, after),
  ...(before.designStatus === after.designStatus ? [] : [countStep(before, after)]),
];

/** Records the topology that a design has now; does not raise the design's version. */
export function recordPlan(design: Design, plannedDevices: number, planned: PlannedStage): Step {
  const now = instantNow();
  const needsAttention = concernsOf({ ...design, plannedDevices, planned }, now).length > 0;
  return {
    write: {
      Update: {
        TableName: designsTable,
        Key: designKey(design.userId, design.id),
        UpdateExpression: `SET plannedDevices = :plannedDevices, planned = :planned${needsAttention ? ', attentionAt = :now' : ' REMOVE attentionAt'}`,
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: {
          ':plannedDevices': plannedDevices,
          ':planned': planned,
          ...(needsAttention && { ':now': now }),
        },
      },
    },
    refuse: () => notFound('design'),
  };
}

/** Counts one more report of a design and records what it shows; does not raise the design's version. */
export function recordReport(design: Design, reported: ReportedStage): Step {
  const isQuiet =
    concernsOf({ ...design, reportCount: design.reportCount + 1, reported }, instantNow()).length === 0;
  return {
    write: {
      Update: {
        TableName: designsTable,
        Key: designKey(design.userId, design.id),
        UpdateExpression: `ADD reportCount :one SET reported = :reported${isQuiet ? ' REMOVE attentionAt' : ''}`,
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: { ':one': 1, ':reported': reported },
      },
    },
    refuse: () => notFound('design'),
  };
}

/** Records what the checks found of the stored topology; fails its condition for another version of it. */
export function recordAssessment(design: Design, assessed: Assessment): Step {
  const now = instantNow();
  const needsAttention = concernsOf({ ...design, assessed }, now).length > 0;
  return {
    write: {
      Update: {
        TableName: designsTable,
        Key: designKey(design.userId, design.id),
        UpdateExpression: `SET assessed = :assessed${needsAttention ? ', attentionAt = :now' : ' REMOVE attentionAt'}`,
        ConditionExpression: 'planned.topologyVersion = :topologyVersion',
        ExpressionAttributeValues: {
          ':assessed': assessed,
          ':topologyVersion': assessed.topologyVersion,
          ...(needsAttention && { ':now': now }),
        },
      },
    },
  };
}

function changeStep(before: Design, after: Design): Step {
  const { id, userId, createdAt, ...item } = designItem(after);
  const {
    deviceCount,
    plannedDevices,
    reportCount,
    planned,
    equipmentVersion,
    equippedFor,
    reported,
    assessed,
    ...changeable
  } = item;
  // Set where it may be needed: who reads the index looks at the versions.
  const attention = concernsOf(after, after.updatedAt).length > 0 && { attentionAt: after.updatedAt };
  return designs.change(designKey(userId, id), before.version, { ...changeable, ...attention });
}

/** Frees the old name and claims the new one. */
function nameSteps(before: Design | undefined, after: Design): readonly Step[] {
  const held = before && lockOf(before);
  const wanted = lockOf(after);
  if (held?.id === wanted?.id) return [];
  const steps: Step[] = [];
  if (held) steps.push(freeName(held, after.id));
  if (wanted)
    steps.push(designs.insert({ ...wanted, designId: after.id }, () => nameTaken(after.designName)));
  return steps;
}

/** Never another design's lock, even where a restored table lost one. */
const freeName = (lock: ReturnType<typeof nameLockKey>, designId: string): Step => ({
  write: {
    Delete: {
      TableName: designsTable,
      Key: lock,
      ConditionExpression: 'attribute_not_exists(id) OR designId = :designId',
      ExpressionAttributeValues: { ':designId': designId },
    },
  },
});

/** Archived designs do not claim a name. */
const lockOf = ({ userId, designName, designStatus }: Design) =>
  designStatus === 'archived' ? undefined : nameLockKey(userId, designName);

function nameTaken(designName: string): Refusal {
  const sentence = `You already have a design called “${designName}”. Choose another name.`;
  return new Refusal('name_taken', sentence, {
    fields: [{ field: 'designName', message: 'is the name of another design' }],
  });
}

function countStep(before: Design | undefined, after: Design): Step {
  const counted = { '#to': after.designStatus, ...(before && { '#from': before.designStatus }) };
  return {
    write: {
      Update: {
        TableName: designsTable,
        Key: countsKey(after.userId),
        UpdateExpression: before ? 'ADD #to :one, #from :minusOne' : 'ADD #to :one',
        ExpressionAttributeNames: counted,
        ExpressionAttributeValues: { ':one': 1, ...(before && { ':minusOne': -1 }) },
      },
    },
  };
}
