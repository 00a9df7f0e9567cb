import * as z from 'zod';
import { mustBe } from './must-be.ts';

/** Whether a text has whole characters: DynamoDB stores no lone surrogate, nor can an address contain one. */
export const wellFormed = mustBe(
  (text: string) => text.isWellFormed(),
  'must not contain half of a character (a lone surrogate)',
);

/** Text of the product's own, of at most `max` characters. */
export const textUpTo = (max: number) => string.check(z.maxLength(max), wellFormed);

/** Text on one line, without the spaces around it; may be empty. At most `max` characters. */
export const line = (max: number) => readable(max, onOneLine);

/** A line with visible text. */
export const name = (max: number) => readable(max, onOneLine, notEmpty, visible);

/** Nearly every name has a visible ASCII character; the sets of Unicode's others take a cold start longer than all else in a name. */
function isVisible(text: string): boolean {
  return /[!-~]/.test(text) || /[^\p{White_Space}\p{Cc}\p{Cf}]/u.test(text);
}

/** Text of several lines; may be empty. */
export const paragraphs = (max: number) => readable(max);

/**
 * Control characters print as nothing; and bidirectional control characters let a name pass for another one
 * (CVE-2021-42574). Right-to-left scripts do not need them.
 */
const readable = (max: number, ...more: readonly Check[]) =>
  string.check(
    trimmed,
    z.maxLength(max, `must have at most ${max} characters`),
    wellFormed,
    printable,
    ...more,
  );

/** Control characters but for ends of lines and tabs, by what is none: Unicode's own set takes time to load, and never changes. */
const controls = /[^ -~\n\r\t\u0085\u00A0-\uFFFF]|[\u202A-\u202E\u2066-\u2069]/;

type Check = z.core.$ZodCheck<string> | z.core.CheckFn<string>;

// Made once: schemas are most of what a function makes at its start, and each step of a chain copies the one before it.
const string = z.string();
const trimmed = z.trim();
const notEmpty = z.minLength(1, { error: 'must not be empty', abort: true });
const visible = mustBe(isVisible, 'must have a visible character');
const printable = mustBe((text: string) => !controls.test(text), 'must not contain control characters');
const onOneLine = mustBe((text: string) => !/[\n\r\t\u0085\u2028\u2029]/.test(text), 'must be on one line');
