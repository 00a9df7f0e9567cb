import * as z from 'zod';
import { categories } from './device.ts';
import type { RoleAdvice } from './equipment-advice.ts';
import { ServedDevice, servedDevice } from './equipment-items.ts';

/** What is recommended for one role, as clients of the specification read it. */
export const Recommendation = z.strictObject({
  category: z.enum(categories),
  /** None where no device fits. */
  recommendedEquipment: ServedDevice.nullable(),
  quantity: z.int(),
  placement: z.array(z.string()),
  justification: z.string(),
  alternatives: z.array(ServedDevice),
});

export const recommendationOf = ({
  category,
  choice,
  quantity,
  places,
  alternatives,
  relax,
}: RoleAdvice): z.output<typeof Recommendation> => ({
  category,
  recommendedEquipment: choice && servedDevice(choice.device),
  quantity,
  placement: places.map(({ label }) => label),
  justification: (choice ? choice.reasons : relax ? [relax.sentence] : []).join(' '),
  alternatives: alternatives.map(({ device }) => servedDevice(device)),
});
