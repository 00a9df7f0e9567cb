import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PageOperators } from '../../../functions/pdf/page-operators.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const written = (...operations: string[]): string[] => {
  const page = new PageOperators();
  for (const operation of operations) page.add(operation);
  return page.text.split('\n').slice(0, -1);
};

it('sets what holds already only once', () => {
  expect(written('/DeviceRGB cs', '0 0 1 scn', 'f', '/DeviceRGB cs', '0 0 1 scn', 'f')).toEqual([
    '/DeviceRGB cs',
    '0 0 1 scn',
    'f',
    'f',
  ]);
});

it('sets again what was set within a saved state', () => {
  const operations = ['1 w', 'q', '2 w', 'S', 'Q', '2 w', 'S'];
  expect(written(...operations)).toEqual(operations);
});

it('begins each colour space with its own colour', () => {
  const operations = ['/DeviceRGB cs', '0 0 1 scn', '/DeviceCMYK cs', '/DeviceRGB cs', '0 0 1 scn', 'f'];
  expect(written(...operations)).toEqual(operations);
});

/** What each operator that paints is painted with, worked out as a reader of PDF does. */
function painted(operations: readonly string[]): string[] {
  let state = new Map<string, string>();
  const saved: Map<string, string>[] = [];
  const seen: string[] = [];
  for (const operation of operations) {
    const operator = operation.split(' ').at(-1) ?? '';
    if (operator === 'q') saved.push(new Map(state));
    else if (operator === 'Q') state = saved.pop() ?? new Map();
    else if (operator === 'S' || operator === 'f') seen.push(operation, ...[...state].toSorted().flat());
    else {
      if (operator === 'cs') state.delete('scn');
      if (operator === 'gs') for (const [key, value] of opacities[operation] ?? []) state.set(key, value);
      else state.set(operator, operation);
    }
  }
  return seen;
}

/** Names of opacities set that of filling, of lines, or both. */
const opacities: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '/Gs1 gs': [
    ['ca', '1'],
    ['CA', '1'],
  ],
  '/Gs2 gs': [['ca', '0.5']],
  '/Gs3 gs': [['CA', '0.5']],
};

it('paints everything as if all had been written', () => {
  const one = fc.constantFrom(
    ...['q', 'Q', 'S', 'f', '1 w', '2 w', '[] 0 d', '[3] 0 d', '1 j', '0 J', '/Gs1 gs', '/Gs2 gs', '/Gs3 gs'],
  );
  const colour = fc.tuple(
    fc.constantFrom('/DeviceRGB cs', '/DeviceCMYK cs'),
    fc.constantFrom('0 0 1 scn', '1 0 0 scn'),
  );
  const some = fc.array(fc.oneof({ weight: 3, arbitrary: fc.tuple(one) }, colour), { maxLength: 30 });
  fc.assert(
    fc.property(some, (groups) => {
      const operations = balanced(groups.flat());
      expect(painted(written(...operations))).toEqual(painted(operations));
    }),
    { numRuns: propertyRuns(500) },
  );
});

/** Without what restores a state that was not saved. */
function balanced(operations: readonly string[]): string[] {
  let depth = 0;
  return operations.filter((operation) => {
    if (operation === 'q') depth += 1;
    if (operation !== 'Q') return true;
    depth -= 1;
    if (depth >= 0) return true;
    depth = 0;
    return false;
  });
}
