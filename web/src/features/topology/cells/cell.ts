import type * as z from 'zod';
import type { Device } from '#shared/contract/device.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import type { GraphIndex } from '#web/features/topology/model/graph-index.ts';

/** What a cell reads beside its own element. */
export interface CellContext {
  readonly index: GraphIndex;
  /** Devices of the catalogue, as far as they are loaded, by id. */
  readonly devices: ReadonlyMap<string, Device>;
}

/** One value of an element as text to type over: a row of the inspector, a column of a table. */
export interface Cell<E> {
  readonly key: string;
  readonly label: string;
  /** What a step to undo calls it, where the label is no noun. */
  readonly noun?: string;
  readonly unit?: string;
  /** One line, several of them, or one of a few values. */
  readonly kind: 'line' | 'lines' | 'choice';
  /** Addresses and the like, which are compared figure by figure. */
  readonly isCode?: boolean;
  /** The values of a choice with their words; the first is taken from a paste by its words too. */
  readonly choices?: readonly (readonly [value: string, words: string])[];
  /** What is suggested while a line is typed. */
  readonly suggestions?: (element: E, context: CellContext) => readonly string[];
  readonly text: (element: E, context: CellContext) => string;
  /** The element with what was typed, or why that cannot be, as a sentence. */
  readonly write: (element: E, text: string, context: CellContext) => E | string;
}

/** Sets fields that are validated by the contract; one without a value is taken away. */
export function withFields<E extends object>(
  schema: z.ZodType<E>,
  element: E,
  fields: Readonly<Record<string, unknown>>,
  problem: string,
): E | string {
  const entries = Object.entries({ ...element, ...fields }).filter(([, value]) => value !== undefined);
  return schema.safeParse(Object.fromEntries(entries)).data ?? problem;
}

/** What was typed, or nothing where the field was emptied. */
export const typed = (text: string): string | undefined => text.trim() || undefined;

/** A number as it is typed: `1,000`, `12.5`. NaN for anything else, undefined for nothing. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[\s,]/g, '');
  if (plain === '') return undefined;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Entries of a list, by commas, semicolons or lines. */
export const typedList = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The value of a choice from its value or its words, whatever their case; undefined where it is none. */
export function chosenValue(
  { choices = [] }: Pick<Cell<never>, 'choices'>,
  text: string,
): string | undefined {
  const wanted = text.trim().toLowerCase();
  return choices.find((pair) => pair.some((word) => word.toLowerCase() === wanted))?.[0];
}

/** A cell of one of a few values, each with its words; `''` takes the field away where the choices have it. */
export const choiceCell = <E extends object>(
  schema: z.ZodType<E>,
  field: keyof E & string,
  { label, choices }: Pick<Cell<E>, 'label'> & { readonly choices: NonNullable<Cell<E>['choices']> },
): Cell<E> => ({
  key: field,
  label,
  kind: 'choice',
  choices,
  text: (element) => String(element[field] ?? ''),
  write: (element, text) => {
    const value = chosenValue({ choices }, text);
    const problem = `${label} is one of ${joinOr(choices.map(([, words]) => words))}.`;
    return value === undefined
      ? problem
      : withFields(schema, element, { [field]: value || undefined }, problem);
  },
});

/** A cell whose text is the value of a field, or nothing. */
export const textCell = <E extends object>(
  schema: z.ZodType<E>,
  field: keyof E & string,
  {
    problem,
    ...rest
  }: Pick<Cell<E>, 'label' | 'suggestions' | 'isCode'> & {
    readonly kind?: 'line' | 'lines';
    readonly problem: string;
  },
): Cell<E> => ({
  kind: 'line',
  key: field,
  ...rest,
  text: (element) => String(element[field] ?? ''),
  write: (element, text) => withFields(schema, element, { [field]: typed(text) }, problem),
});

/** A cell of a number; empty where the field may be absent. */
export const numberCell = <E extends object>(
  schema: z.ZodType<E>,
  field: keyof E & string,
  { problem, ...rest }: Pick<Cell<E>, 'label' | 'unit'> & { readonly problem: string },
): Cell<E> => ({
  key: field,
  kind: 'line',
  ...rest,
  text: (element) => String(element[field] ?? ''),
  write: (element, text) => withFields(schema, element, { [field]: typedNumber(text) }, problem),
});

/** The elements of a list with one cell written into those of the given ids; the same graph where none takes it. */
export function writeCell<E extends { readonly id: string }>(
  elements: readonly E[],
  ids: ReadonlySet<string>,
  write: (element: E) => E | string,
): E[] {
  return elements.map((element) => {
    const next = ids.has(element.id) ? write(element) : element;
    return typeof next === 'string' ? element : next;
  });
}

export const allIn = (graph: Graph, field: 'site' | 'building'): string[] =>
  [...new Set(graph.nodes.flatMap((node) => node[field] ?? []))].sort((a, b) => a.localeCompare(b));
