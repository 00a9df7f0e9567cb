import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharedMap } from '#shared/network/simulate/compiled/shared-map.ts';

/** Keys with other values; removed where there is none. */
const someChanges = fc.array(fc.tuple(fc.nat(20), fc.option(fc.nat(3), { nil: undefined })), {
  maxLength: 12,
});

const entriesOf = (map: SharedMap<number>): [number, number | undefined][] =>
  [...map.keys()].sort((a, b) => a - b).map((key) => [key, map.get(key)]);

describe('a map that shares what stayed', () => {
  it('holds what a map does, and names the keys that changed', () => {
    fc.assert(
      fc.property(fc.array(someChanges, { maxLength: 8 }), (steps) => {
        let shared = new SharedMap<number>();
        let plain = new Map<number, number>();
        for (const step of steps) {
          const changes = new Map(step);
          const [before, known] = [shared, plain];
          plain = new Map(known);
          for (const [key, value] of changes)
            if (value === undefined) plain.delete(key);
            else plain.set(key, value);
          shared = before.with(
            changes.keys(),
            (key) => changes.get(key),
            (a, b) => a === b,
          );
          expect(entriesOf(shared)).toEqual([...plain].sort(([a], [b]) => a - b));
          expect([...shared.values()].sort()).toEqual([...plain.values()].sort());
          const changed = [...changes.keys()].filter((key) => known.get(key) !== plain.get(key));
          expect([...before.changedIn(shared)].sort()).toEqual(changed.sort());
        }
      }),
    );
  });
});
