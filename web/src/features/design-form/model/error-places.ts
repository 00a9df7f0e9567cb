import { steps } from '#web/documents/designs/model/steps.ts';
import { formField } from './form-fields.ts';

/**
 * Where each wrong field stands, by its place in the contract: `Sites, row 3`. A single site is not a row of a table.
 */
export const errorPlaces = (
  paths: readonly string[],
  isSingleSite: boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(paths.map((path) => [path, placeOf(path, isSingleSite)]));

function placeOf(path: string, isSingleSite: boolean): string {
  const { step } = formField(path);
  const title = steps.find(({ id }) => id === step)?.title ?? '';
  const row = /\[(\d+)\]/.exec(path)?.[1];
  return row === undefined || (isSingleSite && step === 'sites') ? title : `${title}, row ${Number(row) + 1}`;
}
