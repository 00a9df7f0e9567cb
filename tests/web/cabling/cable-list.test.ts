import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { cableGaps } from '#web/features/cabling/model/cable-gaps.ts';
import { cableList, findCables } from '#web/features/cabling/model/cable-list.ts';
import { aLargeGraph } from '../../support/large-graph.ts';

const all = { search: '', site: '', kind: '', purpose: '' };
const list = cableList(aLargeGraph(200, 400), Requirements.parse({}));

test('the filters offer only values in the schedule', () => {
  expect(list.sites).toHaveLength(97);
  expect(list.kinds).toEqual(['fibre']);
  expect(list.purposes.length).toBeGreaterThan(0);
});

test('the words of a search must all be somewhere in a cable', () => {
  const [first] = list.cables;
  expect(findCables(list.cables, { ...all, search: first?.label.toLowerCase() ?? '' })).toContain(first);
  expect(findCables(list.cables, { ...all, search: `${first?.label} nowhere` })).toEqual([]);
});

test('a site and a medium filter together', () => {
  const found = findCables(list.cables, { ...all, site: 'Site 3', kind: 'fibre' });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ site }) => site === 'Site 3')).toBe(true);
  expect(findCables(list.cables, { ...all, site: 'Site 3', kind: 'copper' })).toEqual([]);
});

test('values that the plan does not specify are counted', () => {
  expect(cableGaps(list.cables)).toEqual({
    withoutPort: 0,
    withoutCable: list.cables.length,
    withoutLength: 0,
  });
});
