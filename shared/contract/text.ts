import * as z from 'zod';

/** Text on one line, without the spaces around it; may be empty. At most `max` characters. */
export const line = (max: number) =>
  readable(max).refine((text) => !/[\n\r\t\u0085\u2028\u2029]/.test(text), 'must be on one line');

/** A line with visible text. */
export const name = (max: number) =>
  line(max)
    .min(1, { error: 'must not be empty', abort: true })
    .refine((text) => /[^\p{White_Space}\p{Cc}\p{Cf}]/u.test(text), 'must have a visible character');

/** Text of several lines; may be empty. */
export const paragraphs = (max: number) => readable(max);

/**
 * DynamoDB stores no lone surrogate; control characters print as nothing; and bidirectional control characters let a
 * name pass for another one (CVE-2021-42574). Right-to-left scripts do not need them.
 */
const readable = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine(
      (text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t\u0085]|[\u202A-\u202E\u2066-\u2069]/u.test(text),
      'must not contain control characters',
    );
