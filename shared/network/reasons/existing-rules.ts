import * as z from 'zod';
import { rule } from './rule.ts';

const device = z.string();

/** What becomes of a device that is there already. */
export const existingRules = {
  'existing-kept': rule(
    z.object({ device }),
    'An existing device stays where it meets all the demands of its place',
    ({ device: name }) => `${name} is there already and meets all the demands of this place: it stays.`,
  ),
  'existing-assumed': rule(
    z.object({ device, model: z.string(), others: z.string() }),
    'An existing device of a name that several models have stays where one of them meets the demands of its place',
    ({ device: name, model, others }) =>
      `${name} is there already and is taken to be ${model}, which meets all the demands of this place: it stays. Say in the design which model it is${others === '' ? '' : `: it could also be ${others}`}.`,
  ),
  'existing-stated': rule(
    z.object({ device }),
    'An existing device that the catalogue does not list stays where it meets all the demands of its place as its owner describes it',
    ({ device: name }) =>
      `${name} is there already and, as its owner describes it, meets all the demands of this place: it stays.`,
  ),
  'existing-unwanted': rule(
    z.object({ device }),
    'A device that the design says goes is replaced',
    ({ device: name }) => `Replaces ${name}, as the design says.`,
  ),
  'existing-unknown': rule(
    z.object({ device }),
    'A device that the catalogue does not list is replaced',
    ({ device: name }) =>
      `Replaces ${name}: the catalogue does not list it, so its figures are not known. Say in the design what it can do, or that it goes, and plan again.`,
  ),
  'existing-too-few': rule(
    z.object({ device }),
    'A device of which there are too few for its place is replaced',
    ({ device: name }) => `Replaces ${name}: there are too few of them for this place.`,
  ),
  'existing-falls-short': rule(
    z.object({
      device,
      shortfalls: z.string(),
      /** Set where it would stay with gigabit ports for access points. */
      isForAccessPoints: z.boolean().optional(),
    }),
    'A device that falls short of the demands of its place is replaced',
    ({ device: name, shortfalls, isForAccessPoints = false }) =>
      `Replaces ${name}: ${shortfalls}${isForAccessPoints ? ' It stays if 1 Gbit/s is enough for access points: change “Fastest port of an access point” among the assumptions, and plan again.' : ''}`,
  ),
  /** A reason that a plan of schema version 2 kept as sentences. */
  noted: rule(
    z.object({ rule: z.string(), arithmetic: z.string() }),
    ({ rule: title }) => title,
    ({ arithmetic }) => arithmetic,
  ),
} as const;
