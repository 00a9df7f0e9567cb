import * as z from 'zod';
import { name } from './text.ts';

/** What controllers of machines and buildings are asked by; PROFINET is the only one that is not routed. */
export const industrialProtocols = [
  'modbus-tcp',
  'opc-ua',
  'ethernet-ip',
  's7',
  'dnp3',
  'iec-104',
  'bacnet-ip',
  'profinet',
] as const;
export type IndustrialProtocol = (typeof industrialProtocols)[number];

/** An industrial protocol that the hosts of a segment answer. */
export const SpokenProtocol = z.strictObject({
  protocol: z.enum(industrialProtocols),
  /** Name of the segment whose hosts ask, which may be the segment itself; absent, the servers. */
  from: name(100).optional(),
});
export type SpokenProtocol = z.output<typeof SpokenProtocol>;
