import { expect, it } from 'vitest';
import { requirementsSection } from '../../../../functions/reports/document/requirements-section.ts';
import { changedIn, storedFields, wholeDesign } from '../../../support/changed-designs.ts';
import { aReportInput } from './report-input-builder.ts';

const { design } = aReportInput();
const shown = (stated: object): string =>
  JSON.stringify(requirementsSection({ design: { ...design, ...stated } }));

it.each(storedFields().map((field) => [field.path, field] as const))('the report shows %s', (_, field) => {
  expect(shown(changedIn(field))).not.toBe(shown(wholeDesign(field)));
});
