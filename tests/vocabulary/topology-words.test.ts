import { expect, test } from 'vitest';
import { wanServices } from '#shared/contract/topology-kinds.ts';
import { purposeNames, wanServiceNames } from '#shared/vocabulary/topology/topology-words.ts';
import { changeInWords, inWords } from '#web/features/topology/model/field-words.ts';

test('a change of a field with a choice of values is shown by their names', () => {
  expect(changeInWords({ field: 'purpose', from: 'dmz', to: 'iot' })).toBe(
    `from ${purposeNames.dmz} to ${purposeNames.iot}`,
  );
  expect(changeInWords({ field: 'type', from: 'accesspoint', to: 'switch' })).toBe(
    'from Access point to Switch',
  );
  expect(changeInWords({ field: 'status', from: undefined, to: 'kept' })).toBe('from none to Kept');
  expect(wanServices.map((service) => inWords(service, 'service'))).toEqual(Object.values(wanServiceNames));
});

test('text that a user typed stays unchanged', () => {
  expect(inWords('kept', 'label')).toBe('kept');
  expect(inWords('constructor', 'type')).toBe('constructor');
});
