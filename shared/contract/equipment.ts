import * as z from 'zod';
import { defineRoute } from './define-route.ts';
import { categories } from './device.ts';
import { SimilarDevice } from './equipment-advice.ts';
import { EquipmentImport, ImportResult, importLimits } from './equipment-import.ts';
import { Equipment, EquipmentChange, largestImageBytes, NewEquipment } from './equipment-items.ts';
import { Id } from './identifiers.ts';

const byId = z.strictObject({ id: Id });
const equipmentAnswer = z.strictObject({ data: Equipment });
const equipmentList = z.strictObject({ data: z.array(Equipment) });
const form = { kind: 'multipart', file: 'image', maxBytes: largestImageBytes } as const;

export const listEquipment = defineRoute({
  name: 'listEquipment',
  domain: 'equipment',
  method: 'GET',
  path: '/equipment',
  access: 'user',
  summary:
    'The caller’s devices, newest first, and the system’s; with `systemOwned` only the one or the other',
  query: z.strictObject({ systemOwned: z.enum(['true', 'false']).optional() }),
  answer: equipmentList,
  errors: ['unauthenticated'],
  fallback: 'Failed to fetch equipment',
});

export const listUserEquipment = defineRoute({
  name: 'listUserEquipment',
  domain: 'equipment',
  method: 'GET',
  path: '/equipment/user/',
  access: 'user',
  summary: 'The caller’s own devices, newest first',
  answer: equipmentList,
  errors: ['unauthenticated'],
  fallback: 'Failed to fetch user equipment',
});

export const getEquipment = defineRoute({
  name: 'getEquipment',
  domain: 'equipment',
  method: 'GET',
  path: '/equipment/{id}',
  access: 'user',
  summary: 'One device, with the caller’s designs that use it',
  params: byId,
  answer: equipmentAnswer.extend({
    usedBy: z.array(z.strictObject({ id: Id, designName: z.string(), quantity: z.int().min(1) })),
  }),
  errors: ['unauthenticated', 'not_found'],
  fallback: 'Failed to fetch equipment',
});

export const listEquipmentByCategory = defineRoute({
  name: 'listEquipmentByCategory',
  domain: 'equipment',
  method: 'GET',
  path: '/equipment/category/{category}',
  access: 'user',
  summary: 'The caller’s and the system’s devices of one category',
  params: z.strictObject({ category: z.enum(categories) }),
  answer: equipmentList,
  errors: ['unauthenticated'],
  fallback: 'Failed to fetch equipment by category',
});

export const listSimilarEquipment = defineRoute({
  name: 'listSimilarEquipment',
  domain: 'equipment',
  method: 'GET',
  path: '/equipment/similar/{id}',
  access: 'user',
  summary: 'The ten devices of the same category that are nearest to one, the nearest first',
  params: byId,
  answer: z.strictObject({ data: z.array(SimilarDevice) }),
  errors: ['unauthenticated', 'not_found'],
  fallback: 'Failed to fetch similar equipment',
});

export const createEquipment = defineRoute({
  name: 'createEquipment',
  domain: 'equipment',
  method: 'POST',
  path: '/equipment',
  access: 'user',
  summary: 'Create a device of one’s own',
  body: NewEquipment,
  bodyKind: form,
  answer: equipmentAnswer,
  status: 201,
  errors: ['unauthenticated', 'unprocessable'],
  fallback: 'Failed to create equipment',
});

export const createSystemEquipment = defineRoute({
  name: 'createSystemEquipment',
  domain: 'equipment',
  method: 'POST',
  path: '/equipment/system',
  access: 'admin',
  summary: 'Create a device that every user sees',
  body: NewEquipment,
  bodyKind: form,
  answer: equipmentAnswer,
  status: 201,
  errors: ['unauthenticated', 'unprocessable'],
  fallback: 'Failed to create system equipment',
});

export const updateEquipment = defineRoute({
  name: 'updateEquipment',
  domain: 'equipment',
  method: 'PUT',
  path: '/equipment/{id}',
  access: 'user',
  summary: 'Replace a device, based on a version of it; the system’s by administrators only',
  params: byId,
  body: EquipmentChange,
  bodyKind: form,
  answer: equipmentAnswer,
  errors: ['unauthenticated', 'not_found', 'stale_version', 'unprocessable'],
  fallback: 'Failed to update equipment',
});

export const deleteEquipment = defineRoute({
  name: 'deleteEquipment',
  domain: 'equipment',
  method: 'DELETE',
  path: '/equipment/{id}',
  access: 'user',
  summary: 'Delete a device that no design uses; the system’s by administrators only',
  params: byId,
  answer: z.strictObject({}),
  errors: ['unauthenticated', 'not_found', 'in_use'],
  fallback: 'Failed to delete equipment',
});

export const importEquipment = defineRoute({
  name: 'importEquipment',
  domain: 'equipment',
  method: 'POST',
  path: '/equipment/import',
  access: 'user',
  summary: 'Preview or create devices of one’s own from NetBox device types or from CSV',
  body: EquipmentImport,
  bodyKind: { kind: 'json', maxBytes: importLimits.bytes },
  answer: z.strictObject({ data: ImportResult }),
  errors: ['unauthenticated', 'unprocessable'],
  fallback: 'Failed to create equipment',
});
