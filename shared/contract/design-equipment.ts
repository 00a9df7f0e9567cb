import * as z from 'zod';
import { defineRoute } from './define-route.ts';
import { Assignment, DesignDevice, DesignDeviceChanges, Removal } from './design-devices.ts';
import { Advice } from './equipment-advice.ts';
import { Id } from './identifiers.ts';

const byDesign = z.strictObject({ designId: Id });
const designDevices = z.strictObject({ data: z.strictObject({ devices: z.array(DesignDevice) }) });

export const getRecommendations = defineRoute({
  name: 'getRecommendations',
  domain: 'equipment',
  method: 'GET',
  path: '/equipment/recommendations/{id}',
  access: 'user',
  summary: 'Devices for a design, role by role, with reasons, alternatives and what was rejected',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    /** Only devices of the preferred vendor. */
    vendorOnly: z.enum(['true', 'false']).optional(),
  }),
  answer: z.strictObject({ data: Advice }),
  errors: ['unauthenticated', 'not_found', 'unprocessable'],
  fallback: 'Failed to get recommendations',
});

export const assignEquipment = defineRoute({
  name: 'assignEquipment',
  domain: 'equipment',
  method: 'POST',
  path: '/equipment/assign-to-design',
  access: 'user',
  summary: 'Add devices to a design; those that are in it stay as they are',
  body: Assignment,
  answer: designDevices,
  errors: ['unauthenticated', 'not_found', 'unprocessable'],
  fallback: 'Failed to assign equipment to design',
});

export const updateDesignEquipment = defineRoute({
  name: 'updateDesignEquipment',
  domain: 'equipment',
  method: 'PATCH',
  path: '/equipment/design/{designId}',
  access: 'user',
  summary: 'Change quantities, roles and sites of a design’s devices, each based on a version of its line',
  params: byDesign,
  body: DesignDeviceChanges,
  answer: designDevices,
  errors: ['unauthenticated', 'not_found', 'stale_version'],
  fallback: 'Failed to assign equipment to design',
});

export const removeEquipment = defineRoute({
  name: 'removeEquipment',
  domain: 'equipment',
  method: 'DELETE',
  path: '/equipment/remove-from-design',
  access: 'user',
  summary: 'Take devices out of a design; ids that are not in it do not matter',
  body: Removal,
  answer: z.strictObject({}),
  errors: ['unauthenticated', 'not_found'],
  fallback: 'Failed to remove equipment from design',
});

export const listDesignEquipment = defineRoute({
  name: 'listDesignEquipment',
  domain: 'equipment',
  method: 'GET',
  path: '/equipment/design/{designId}',
  access: 'user',
  summary: 'The devices of a design, in the order in which they were added',
  params: byDesign,
  answer: z.strictObject({ data: z.array(DesignDevice) }),
  errors: ['unauthenticated', 'not_found'],
  fallback: 'Failed to fetch design equipment',
});
