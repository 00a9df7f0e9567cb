import * as z from 'zod';
import { Assignment, DesignDevice, DesignDeviceChanges, Removal } from './design-devices.ts';
import { Advice } from './equipment-advice.ts';
import { ServedDevice, servedDevice } from './equipment-items.ts';
import { Id } from './identifiers.ts';
import { Recommendation, recommendationOf } from './recommendations.ts';
import { routeGroup } from './route-group.ts';
import type { Served } from './served.ts';

const byDesign = z.strictObject({ designId: Id });
const designDevices = z.strictObject({ data: z.strictObject({ devices: z.array(DesignDevice) }) });

/** The device's fields stand beside `device`, those of its line where both have one. */
export const ServedLine = ServedDevice.extend(DesignDevice.shape);
const servedLine = (line: DesignDevice) => ({ ...servedDevice(line.device), ...line });
const servedLines: Served<z.output<typeof designDevices>> = {
  schema: z.strictObject({ data: z.strictObject({ devices: z.array(ServedLine) }) }),
  from: ({ data: { devices } }) => ({ data: { devices: devices.map(servedLine) } }),
};

export const designEquipmentCalls = routeGroup({
  domain: 'equipment',
  access: 'user',
  errors: ['unauthenticated'],
  errorField: 'error',
});

export const getRecommendations = designEquipmentCalls.route({
  name: 'getRecommendations',
  method: 'GET',
  path: '/equipment/recommendations/{id}',
  summary: 'Devices for a design, role by role, with reasons, alternatives and rejected devices',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({
    /** Only devices of the preferred vendor. */
    vendorOnly: z.enum(['true', 'false']).optional(),
  }),
  rate: { calls: 300, minutes: 10 },
  answer: z.strictObject({ data: Advice }),
  served: {
    schema: z.strictObject({
      data: Advice.extend({ id: Id, _id: Id, recommendations: z.array(Recommendation) }),
    }),
    from: ({ data }) => ({
      data: {
        ...data,
        id: data.designId,
        _id: data.designId,
        recommendations: data.roles.map(recommendationOf),
      },
    }),
  },
  errors: ['plan_limit', 'not_found', 'unprocessable'],
  fallback: 'Failed to get recommendations',
});

export const assignEquipment = designEquipmentCalls.route({
  name: 'assignEquipment',
  method: 'POST',
  path: '/equipment/assign-to-design',
  summary: 'Add devices to a design; those already in it stay unchanged',
  body: Assignment,
  answer: designDevices,
  served: servedLines,
  errors: ['not_found', 'unprocessable'],
  fallback: 'Failed to assign equipment to design',
});

export const updateDesignEquipment = designEquipmentCalls.route({
  name: 'updateDesignEquipment',
  method: 'PATCH',
  path: '/equipment/design/{designId}',
  summary: 'Change quantities, roles and sites of a design’s devices, each based on a version of its line',
  params: byDesign,
  body: DesignDeviceChanges,
  answer: designDevices,
  served: servedLines,
  errors: ['not_found', 'stale_version'],
  fallback: 'Failed to assign equipment to design',
});

export const removeEquipment = designEquipmentCalls.route({
  name: 'removeEquipment',
  method: 'DELETE',
  path: '/equipment/remove-from-design',
  summary: 'Remove devices from a design; ids that are not in it are ignored',
  body: Removal,
  answer: z.strictObject({}),
  errors: ['not_found'],
  fallback: 'Failed to remove equipment from design',
});

export const listDesignEquipment = designEquipmentCalls.route({
  name: 'listDesignEquipment',
  method: 'GET',
  path: '/equipment/design/{designId}',
  summary: 'The devices of a design, in the order in which they were added',
  params: byDesign,
  answer: z.strictObject({ data: z.array(DesignDevice) }),
  served: {
    schema: z.strictObject({ data: z.array(ServedLine) }),
    from: ({ data }) => ({ data: data.map(servedLine) }),
  },
  errors: ['not_found'],
  fallback: 'Failed to fetch design equipment',
});
