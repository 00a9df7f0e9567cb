import type { Assessment, PlannedStage, ReportedStage } from '#shared/contract/design-stages.ts';
import type { Design, DesignStatus } from '#shared/contract/designs.ts';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import { concernsOf } from '#shared/contract/stage-states.ts';
import { instantNow } from '../runtime/clock.ts';
import { countsKey, designItem, designKey, designsTable, nameLockKey } from './design-items.ts';
import type { CountedDesigns } from './design-places.ts';
import type { Step } from './tables/transact.ts';
import { type Condition, versioned } from './tables/versioned.ts';

export const designs = versioned('designs', 'design');

/**
 * The steps that add a design: itself, its name, its place in the counts.
 * @param counted the counts that a limit of the plan was compared with, which must still be those
 * @param besides attributes that are stored with a design but are not part of it
 */
export const insertDesign = (
  design: Design,
  counted: CountedDesigns | undefined,
  besides: Readonly<Record<string, unknown>> = {},
): readonly Step[] => [
  designs.insert({ ...besides, ...designItem(design) }),
  ...nameSteps(undefined, design),
  countStep(design.userId, { to: design.designStatus }, counted),
];

/** The steps from one version of a design to the next; the counts of devices and reports are left to their owners. */
export const replaceDesign = (before: Design, after: Design, counted?: CountedDesigns): readonly Step[] => [
  changeStep(before, after),
  ...nameSteps(before, after),
  ...(before.designStatus === after.designStatus
    ? []
    : [countStep(after.userId, { from: before.designStatus, to: after.designStatus }, counted)]),
];

/**
 * The steps that take a design away: itself, its name, its place in the counts. What is recorded on it must be what was
 * read, since recording does not raise its version.
 */
export const removeDesign = (design: Design): readonly Step[] => [
  designs.remove(designKey(design.userId, design.id), design.version, designs.otherVersion, asRead(design)),
  ...nameSteps(design, undefined),
  countStep(design.userId, { from: design.designStatus }),
];

function asRead(design: Design): Condition {
  const { deviceCount, plannedDevices, reportCount, planned, equipmentVersion } = design;
  const recorded = Object.entries({ deviceCount, plannedDevices, reportCount, planned, equipmentVersion });
  const known = recorded.filter(([, value]) => value !== undefined);
  return {
    expression: recorded
      .map(([name, value]) => (value === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`))
      .join(' AND '),
    values: Object.fromEntries(known.map(([name, value]) => [`:${name}`, value])),
  };
}

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
function nameSteps(before: Design | undefined, after: Design | undefined): readonly Step[] {
  const held = before && lockOf(before);
  const wanted = after && lockOf(after);
  if (held?.id === wanted?.id) return [];
  return [
    ...(held ? [freeName(held, before.id)] : []),
    ...(wanted ? [designs.insert({ ...wanted, designId: after.id }, () => nameTaken(after.designName))] : []),
  ];
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

function countStep(
  userId: string,
  { from, to }: { from?: DesignStatus; to?: DesignStatus },
  counted?: CountedDesigns,
): Step {
  const changes = [...(to ? ['#to :one'] : []), ...(from ? ['#from :minusOne'] : [])];
  return {
    write: {
      Update: {
        TableName: designsTable,
        Key: countsKey(userId),
        UpdateExpression: `ADD ${changes.join(', ')}`,
        ...(counted && { ConditionExpression: unchanged(counted) }),
        ExpressionAttributeNames: {
          ...(to && { '#to': to }),
          ...(from && { '#from': from }),
          ...(counted && Object.fromEntries(Object.keys(counted).map((name) => [`#${name}`, name]))),
        },
        ExpressionAttributeValues: {
          ...(to && { ':one': 1 }),
          ...(from && { ':minusOne': -1 }),
          ...(counted && Object.fromEntries(Object.entries(counted).map(([name, n]) => [`:${name}`, n]))),
        },
      },
    },
  };
}

/** A status without designs may have no count. */
const unchanged = (counted: CountedDesigns): string =>
  Object.entries(counted)
    .map(([name, n]) =>
      n === 0 ? `(attribute_not_exists(#${name}) OR #${name} = :${name})` : `#${name} = :${name}`,
    )
    .join(' AND ');
