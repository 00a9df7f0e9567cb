import { expect, test } from 'vitest';
import { grouped } from '#web/ui/grouped.ts';

const action = (label: string, group?: string, isAvailable?: boolean) => ({
  label,
  perform: () => {},
  ...(group !== undefined && { group }),
  ...(isAvailable !== undefined && { isAvailable }),
});

test('a line stands between actions of different groups that can be done, and nowhere else', () => {
  const items = [
    action('Rename', 'element', false),
    action('Cut', 'clipboard'),
    action('Copy', 'clipboard'),
    action('Align', 'places', false),
    action('Lock', 'marks'),
    action('Remove'),
  ];
  expect(grouped(items).map(({ item, startsGroup }) => [item.label, startsGroup])).toEqual([
    ['Cut', false],
    ['Copy', false],
    ['Lock', true],
    ['Remove', true],
  ]);
});
