import * as z from 'zod';
import { list } from './collections.ts';
import { DescribedDevice } from './described-device.ts';
import { Assessment, designStages } from './design-stages.ts';
import { designSummaryFields } from './design-summary-fields.ts';
import { Count, wholeBetween } from './figure.ts';
import { Id, Instant, Uid, Version } from './identifiers.ts';
import { PageQuery, Pagination } from './pagination.ts';
import { Ipv4Cidr, Requirements } from './requirements.ts';
import { routeGroup } from './route-group.ts';
import { identified, readOnly, type Served } from './served.ts';
import { line, name, paragraphs } from './text.ts';

export const DesignStatus = z.enum(['draft', 'active', 'archived', 'template']);
export type DesignStatus = z.output<typeof DesignStatus>;

/** Devices of one model in an existing network. */
export const ExistingDevice = z.strictObject({
  type: name(50),
  model: line(100).default(''),
  quantity: wholeBetween(1, 100_000),
  /** Absent, it stays where it serves. */
  fate: z.enum(['replace']).optional(),
  ...DescribedDevice.shape,
});

export const ExistingNetwork = z.strictObject({
  currentTopology: z.enum(['star', 'bus', 'ring', 'mesh', 'hybrid', 'other']).optional(),
  currentIssues: list(
    z.enum(['bandwidth', 'latency', 'security', 'reliability', 'scalability', 'management']),
    6,
  ).default([]),
  currentIPScheme: Ipv4Cidr.optional(),
  currentDevices: list(ExistingDevice, 500).default([]),
});

export type ExistingNetwork = z.output<typeof ExistingNetwork>;

const DesignName = name(100);
const Description = paragraphs(500);

export const Design = z.strictObject({
  id: Id,
  userId: Uid,
  designName: z.string(),
  description: z.string(),
  isExistingNetwork: z.boolean(),
  designStatus: DesignStatus,
  version: Version,
  isTemplate: z.boolean(),
  /** Pieces of equipment assigned to it. */
  deviceCount: Count,
  /** Devices of its topology; 0 before one was planned. */
  plannedDevices: Count,
  reportCount: Count,
  createdAt: Instant,
  updatedAt: Instant,
  existingNetworkDetails: ExistingNetwork,
  requirements: Requirements,
  ...designStages,
});
export type Design = z.output<typeof Design>;

/** A design as its list shows it. */
export const DesignSummary = Design.pick(designSummaryFields);
export type DesignSummary = z.output<typeof DesignSummary>;

/** The statuses that a person sets. Archiving has its own call. */
const SettableStatus = z.enum(['draft', 'active', 'template']);

export const NewDesign = z.strictObject({
  designName: DesignName,
  description: Description.default(''),
  isExistingNetwork: z.boolean().default(false),
  existingNetworkDetails: ExistingNetwork.prefault({}),
  requirements: Requirements.prefault({}),
  designStatus: SettableStatus.default('draft'),
  isTemplate: z.boolean().default(false),
});
export type NewDesign = z.output<typeof NewDesign>;
export type NewDesignInput = z.input<typeof NewDesign>;

/** Given fields replace stored ones; `version` is the one that the change is based on. */
export const DesignChange = z.strictObject({
  /** Without it the change applies to what is stored. */
  version: Version.optional(),
  designName: DesignName.optional(),
  description: Description.optional(),
  isExistingNetwork: z.boolean().optional(),
  existingNetworkDetails: ExistingNetwork.optional(),
  requirements: Requirements.optional(),
  /** A status other than `archived` restores an archived design. */
  designStatus: SettableStatus.optional(),
  isTemplate: z.boolean().optional(),
});
export type DesignChange = z.output<typeof DesignChange>;

/** A deleted design: it can be restored until it is erased. */
export const DeletedDesign = Design.pick({
  id: true,
  designName: true,
  description: true,
  designStatus: true,
  deviceCount: true,
  plannedDevices: true,
  reportCount: true,
  createdAt: true,
  updatedAt: true,
}).extend({ deletedAt: Instant, eraseAt: Instant });
export type DeletedDesign = z.output<typeof DeletedDesign>;

/** For how long a deleted design can be restored. */
export const daysToRestore = 14;

const designId = z.strictObject({ id: Id });
const designAnswer = z.strictObject({ data: Design });
type DesignAnswer = z.output<typeof designAnswer>;
export const ServedDesign = Design.extend({ _id: Id });
const servedDesign: Served<DesignAnswer> = {
  schema: z.strictObject({ data: ServedDesign }),
  from: ({ data }) => ({ data: identified(data) }),
};
/** What a change answers is called `design` by the specification, section 7. */
const changedDesign: Served<DesignAnswer> = {
  schema: z.strictObject({ data: ServedDesign, design: ServedDesign }),
  from: ({ data }) => ({ data: identified(data), design: identified(data) }),
};
export const ServedSummary = DesignSummary.extend({ _id: Id });

export const designsCalls = routeGroup({
  domain: 'designs',
  access: 'user',
  errors: ['unauthenticated'],
  errorField: 'error',
});

export const createDesign = designsCalls.route({
  name: 'createDesign',
  method: 'POST',
  path: '/networkdesign',
  summary: 'Create a design',
  body: NewDesign,
  answer: designAnswer,
  served: changedDesign,
  status: 201,
  errors: ['plan_limit', 'name_taken'],
  fallback: 'Failed to create design',
});

export const listDesigns = designsCalls.route({
  name: 'listDesigns',
  method: 'GET',
  path: '/networkdesign',
  summary: 'The caller’s designs, newest first; without a status, all that are not archived',
  query: PageQuery.extend({
    status: DesignStatus.optional(),
    /** Found in the name or the description, whatever the case. */
    search: z.string().trim().max(100).optional(),
  }),
  answer: z.strictObject({ data: z.array(DesignSummary), pagination: Pagination }),
  served: {
    schema: z.strictObject({ data: z.array(ServedSummary), pagination: Pagination }),
    from: ({ data, pagination }) => ({ data: data.map(identified), pagination }),
  },
  fallback: 'Failed to fetch designs',
});

export const getDesign = designsCalls.route({
  name: 'getDesign',
  method: 'GET',
  path: '/networkdesign/{id}',
  summary: 'One design with its requirements',
  params: designId,
  answer: designAnswer,
  served: servedDesign,
  errors: ['not_found'],
  fallback: 'Failed to fetch design',
});

export const updateDesign = designsCalls.route({
  name: 'updateDesign',
  method: 'PUT',
  path: '/networkdesign/{id}',
  summary: 'Change a design, based on a version of it',
  params: designId,
  body: DesignChange,
  readOnly: readOnly(ServedDesign, DesignChange),
  answer: designAnswer,
  served: changedDesign,
  errors: ['plan_limit', 'not_found', 'name_taken', 'stale_version'],
  fallback: 'Failed to update design',
});

export const assessDesign = designsCalls.route({
  name: 'assessDesign',
  method: 'PUT',
  path: '/networkdesign/{id}/assessment',
  summary:
    'Record what the checks of a topology found; of another version than the stored one it changes nothing',
  params: designId,
  body: Assessment,
  answer: z.strictObject({ isRecorded: z.boolean() }),
  errors: ['not_found'],
  fallback: 'Failed to update design',
});

export const archiveDesign = designsCalls.route({
  name: 'archiveDesign',
  method: 'PUT',
  path: '/networkdesign/{id}/archive',
  summary: 'Archive a design; its name becomes free',
  params: designId,
  answer: designAnswer,
  served: changedDesign,
  errors: ['not_found', 'stale_version'],
  fallback: 'Failed to archive design',
});

export const deleteDesign = designsCalls.route({
  name: 'deleteDesign',
  method: 'DELETE',
  path: '/networkdesign/{id}',
  summary:
    'Delete a design; for 14 days it can be restored, then it is erased with everything that belongs to it',
  params: designId,
  answer: z.strictObject({ data: DeletedDesign }),
  errors: ['not_found', 'stale_version'],
  fallback: 'Failed to delete design',
});

export const listDeletedDesigns = designsCalls.route({
  name: 'listDeletedDesigns',
  method: 'GET',
  path: '/networkdesign/deleted',
  summary: 'The caller’s deleted designs that can still be restored, the last deleted first',
  answer: z.strictObject({ data: z.array(DeletedDesign) }),
  fallback: 'Failed to fetch deleted designs',
});

export const restoreDesign = designsCalls.route({
  name: 'restoreDesign',
  method: 'POST',
  path: '/networkdesign/{id}/restore',
  summary: 'Restore a deleted design; it gets another name where another design has its name now',
  params: designId,
  answer: designAnswer,
  served: changedDesign,
  errors: ['plan_limit', 'not_found'],
  fallback: 'Failed to restore design',
});
