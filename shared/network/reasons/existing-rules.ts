import * as z from 'zod';
import { rule } from './rule.ts';

const device = z.string();

/** What becomes of a device that is there already. */
export const existingRules = {
  'existing-kept': rule(
    z.object({ device }),
    'What is there stays where it meets all that its place asks for',
    ({ device: name }) => `${name} is there already and meets all that this place asks for; it stays.`,
  ),
  'existing-unknown': rule(
    z.object({ device }),
    'What nobody knows is replaced',
    ({ device: name }) =>
      `Replaces ${name}: the catalogue does not know it, so nothing shows that it would do. Add it to your equipment and plan again to have it checked.`,
  ),
  'existing-too-few': rule(
    z.object({ device }),
    'What is there too few times is replaced',
    ({ device: name }) => `Replaces ${name}: there are too few of it for this place.`,
  ),
  'existing-falls-short': rule(
    z.object({ device, shortfalls: z.string() }),
    'What falls short of its place is replaced',
    ({ device: name, shortfalls }) => `Replaces ${name}: ${shortfalls}`,
  ),
  /** A reason that a plan of schema version 2 kept as sentences. */
  noted: rule(
    z.object({ rule: z.string(), arithmetic: z.string() }),
    ({ rule: title }) => title,
    ({ arithmetic }) => arithmetic,
  ),
} as const;
