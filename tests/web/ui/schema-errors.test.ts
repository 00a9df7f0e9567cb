import { expect, test } from 'vitest';
import { errorsAt } from '#web/ui/form/schema-errors.ts';

test('the errors of a field are its own and those of what is in it, not those of a longer name', () => {
  const errors = {
    'sites[1].wan': 'is missing',
    'sites[1].wanMbps': 'must be a number',
    'sites[1].wan.up': 'must not be negative',
    'sites[1].wan[0]': 'is not valid',
    'sites[10].name': 'must not be empty',
  };
  const found = (field: string) => errorsAt(errors, field).map(([path]) => path);
  expect(found('sites[1].wan')).toEqual(['sites[1].wan', 'sites[1].wan.up', 'sites[1].wan[0]']);
  expect(found('sites[1]')).toHaveLength(4);
  expect(found('sites')).toHaveLength(5);
  expect(found('site')).toEqual([]);
});
