import { expect, test } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { keyFigures } from '#web/features/design-equipment/model/key-figures.ts';

test('a figure that a device is chosen by is one or several of what it counts', () => {
  const shown = (cpuSockets: number) => {
    const server = catalogue.find(({ category }) => category === 'server');
    if (!server) throw new Error('no server in the catalogue');
    const figures = keyFigures({ ...server, specs: { ...server.specs, cpuSockets, memoryGb: 64 } });
    return figures.filter(({ row }) => ['cpuSockets', 'memoryGb'].includes(row.key)).map((one) => one.shown);
  };
  expect(shown(1)).toEqual(['1 processor', '64 GB of memory']);
  expect(shown(2)).toEqual(['2 processors', '64 GB of memory']);
});
