import { expect, it } from 'vitest';
import { deviceList } from '../../../../functions/reports/document/device-list.ts';
import { aReportInput } from './report-input-builder.ts';

/** The rows of all tables, each with its cells. */
function rowsOf(content: unknown): string[][] {
  if (Array.isArray(content)) return content.flatMap(rowsOf);
  if (typeof content !== 'object' || content === null) return [];
  const body: unknown = Reflect.get(Reflect.get(content, 'table') ?? {}, 'body');
  if (!Array.isArray(body)) return Object.values(content).flatMap(rowsOf);
  return body.map((row: unknown[]) => row.map((cell) => String(Reflect.get(Object(cell), 'text') ?? cell)));
}

it('names the building of a device on a campus, and no row has devices of two', () => {
  const input = aReportInput({
    requirements: {
      sites: [
        {
          ...{
            name: 'Works',
            kind: 'campus',
            wiredUsers: 900,
            wirelessUsers: 900,
            areaM2: 30_000,
            floors: 2,
          },
          buildings: [
            { name: 'Hall 1', areaM2: 12_000, distanceM: 200 },
            { name: 'Hall 2', areaM2: 12_000, distanceM: 300 },
          ],
        },
      ],
    },
  });
  const points = rowsOf(deviceList(input)).filter(([, type]) => type === 'Access point');
  const places = points.map(([, , site]) => site?.replaceAll('\u200b', ''));
  expect([...new Set(places)].toSorted()).toEqual(['Works', 'Works\nHall 1', 'Works\nHall 2']);
  // Two floors of the main building, and one of each other.
  expect(points).toHaveLength(4);
});
