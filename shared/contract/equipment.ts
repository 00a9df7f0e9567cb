import * as z from 'zod';
import { categories } from './device.ts';
import { SimilarDevice } from './equipment-advice.ts';
import { EquipmentImport, ImportResult, importLimits } from './equipment-import.ts';
import {
  Equipment,
  EquipmentChange,
  largestImageBytes,
  NewEquipment,
  ServedDevice,
  ServedEquipment,
  servedDevice,
} from './equipment-items.ts';
import { Id } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import { readOnly, type Served } from './served.ts';

const byId = z.strictObject({ id: Id });
const equipmentAnswer = z.strictObject({ data: Equipment });
const servedEquipment: Served<z.output<typeof equipmentAnswer>> = {
  schema: z.strictObject({ data: ServedEquipment }),
  from: ({ data }) => ({ data: servedDevice(data) }),
};
const equipmentList = z.strictObject({ data: z.array(Equipment) });
const servedList: Served<z.output<typeof equipmentList>> = {
  schema: z.strictObject({ data: z.array(ServedEquipment) }),
  from: ({ data }) => ({ data: data.map(servedDevice) }),
};
const usedBy = z.array(z.strictObject({ id: Id, designName: z.string(), quantity: z.int().min(1) }));
const form = { kind: 'multipart', file: 'image', maxBytes: largestImageBytes } as const;

export const equipmentCalls = routeGroup({
  domain: 'equipment',
  access: 'user',
  errors: ['unauthenticated'],
  errorField: 'error',
});
const administrators = equipmentCalls.for({ access: 'admin', errors: ['unauthenticated'] });

export const listEquipment = equipmentCalls.route({
  name: 'listEquipment',
  method: 'GET',
  path: '/equipment',
  summary: 'The caller’s devices, newest first, and the system’s; with `systemOwned`, only one of the two',
  query: z.strictObject({ systemOwned: z.enum(['true', 'false']).optional() }),
  answer: equipmentList,
  served: servedList,
  fallback: 'Failed to fetch equipment',
});

export const listUserEquipment = equipmentCalls.route({
  name: 'listUserEquipment',
  method: 'GET',
  path: '/equipment/user/',
  summary: 'The caller’s own devices, newest first',
  answer: equipmentList,
  served: servedList,
  fallback: 'Failed to fetch user equipment',
  unsuccessful: 'API request failed',
});

export const getEquipment = equipmentCalls.route({
  name: 'getEquipment',
  method: 'GET',
  path: '/equipment/{id}',
  summary: 'One device, with the caller’s designs that use it',
  params: byId,
  answer: equipmentAnswer.extend({ usedBy }),
  served: {
    schema: z.strictObject({ data: ServedEquipment, usedBy }),
    from: ({ data, ...rest }) => ({ data: servedDevice(data), ...rest }),
  },
  errors: ['not_found'],
  fallback: 'Failed to fetch equipment',
});

export const listEquipmentByCategory = equipmentCalls.route({
  name: 'listEquipmentByCategory',
  method: 'GET',
  path: '/equipment/category/{category}',
  summary: 'The caller’s and the system’s devices of one category',
  params: z.strictObject({ category: z.enum(categories) }),
  answer: equipmentList,
  served: servedList,
  fallback: 'Failed to fetch equipment by category',
});

export const listSimilarEquipment = equipmentCalls.route({
  name: 'listSimilarEquipment',
  method: 'GET',
  path: '/equipment/similar/{id}',
  summary: 'The ten devices of the same category that are nearest to one, the nearest first',
  params: byId,
  answer: z.strictObject({ data: z.array(SimilarDevice) }),
  served: {
    schema: z.strictObject({ data: z.array(SimilarDevice.extend(ServedDevice.shape)) }),
    from: ({ data }) => ({ data: data.map((near) => ({ ...servedDevice(near.device), ...near })) }),
  },
  errors: ['not_found'],
  fallback: 'Failed to fetch similar equipment',
});

export const createEquipment = equipmentCalls.route({
  name: 'createEquipment',
  method: 'POST',
  path: '/equipment',
  summary: 'Create a device of the caller’s own',
  body: NewEquipment,
  bodyKind: form,
  answer: equipmentAnswer,
  served: servedEquipment,
  status: 201,
  errors: ['plan_limit', 'unprocessable'],
  fallback: 'Failed to create equipment',
});

export const createSystemEquipment = administrators.route({
  name: 'createSystemEquipment',
  method: 'POST',
  path: '/equipment/system',
  summary: 'Create a device that every user sees',
  body: NewEquipment,
  bodyKind: form,
  answer: equipmentAnswer,
  served: servedEquipment,
  status: 201,
  errors: ['unprocessable'],
  fallback: 'Failed to create system equipment',
});

export const updateEquipment = equipmentCalls.route({
  name: 'updateEquipment',
  method: 'PUT',
  path: '/equipment/{id}',
  summary: 'Replace a device, based on a version of it; the system’s by administrators only',
  params: byId,
  body: EquipmentChange,
  readOnly: [...readOnly(ServedEquipment, EquipmentChange), 'image'],
  bodyKind: form,
  answer: equipmentAnswer,
  served: servedEquipment,
  errors: ['not_found', 'stale_version', 'unprocessable'],
  fallback: 'Failed to update equipment',
});

export const deleteEquipment = equipmentCalls.route({
  name: 'deleteEquipment',
  method: 'DELETE',
  path: '/equipment/{id}',
  summary: 'Delete a device that no design uses; the system’s by administrators only',
  params: byId,
  answer: z.strictObject({}),
  errors: ['not_found', 'in_use'],
  fallback: 'Failed to delete equipment',
});

export const importEquipment = equipmentCalls.route({
  name: 'importEquipment',
  method: 'POST',
  path: '/equipment/import',
  summary: 'Preview or create devices of the caller’s own from NetBox device types or from CSV',
  body: EquipmentImport,
  bodyKind: { kind: 'json', maxBytes: importLimits.bytes },
  rate: { calls: 30, minutes: 10 },
  answer: z.strictObject({ data: ImportResult }),
  errors: ['plan_limit', 'unprocessable'],
  fallback: 'Failed to create equipment',
});
