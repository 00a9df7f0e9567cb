import { describe, expect, it } from 'vitest';
import { changePack } from '#shared/templates/change-pack/change-pack.ts';
import { changePackFiles } from '#shared/templates/change-pack/change-pack-files.ts';
import { flowNames } from '#shared/templates/change-pack/flow-names.ts';
import { mixedNetwork } from '#shared/templates/change-pack/mixed-network.ts';
import { allCases } from '../../network/reference/cases/all-cases.ts';
import { plannedSide } from './planned-side.ts';

const lawFirm = allCases.find(({ id }) => id === 'law-firm');
if (lawFirm === undefined) throw new Error('There is no law firm.');
const { requirements } = lawFirm;
const before = plannedSide(requirements);
const after = plannedSide({
  ...requirements,
  sites: (requirements.sites ?? []).map((site) => ({ ...site, wiredUsers: site.wiredUsers + 40 })),
});
const pack = changePack(before, after);

describe('a change pack', () => {
  it('is empty between a version and itself', () => {
    expect(changePack(before, before)).toEqual({ devices: [], cables: [], items: [], steps: [] });
  });

  it('buys what there is more of', () => {
    const counts = (side: typeof before) =>
      side.graph.nodes.reduce((sum, { model, quantity }) => sum + (model ? quantity : 0), 0);
    const devices = pack.items.filter(({ kind }) => kind === 'device');
    expect(devices.reduce((sum, item) => sum + item.after - item.before, 0)).toBe(
      counts(after) - counts(before),
    );
  });

  it('installs first, plugs in each cable once with the last of its devices, and says what is down meanwhile', () => {
    const { devices, cables, steps } = pack;
    expect(devices.map(({ kind }) => kind)).toContain('new');
    expect(steps.flatMap(({ device }) => device?.id ?? []).toSorted()).toEqual(
      devices.map(({ id }) => id).toSorted(),
    );
    expect(steps.flatMap((step) => step.cables)).toHaveLength(cables.length);
    expect(new Set(steps.flatMap((step) => step.cables))).toEqual(new Set(cables));
    const kinds = steps.flatMap(({ device }) => device?.kind ?? []);
    expect(kinds.lastIndexOf('new')).toBeLessThan(kinds.indexOf('changed'));
    expect(steps.every(({ isSimulated }) => isSimulated)).toBe(true);
    // All is well again at the end.
    expect(steps.findLast(({ device }) => device !== undefined)?.down).toEqual([]);
    // The only router takes everything with it while it is off.
    expect(steps.some(({ whileOff }) => whileOff.length > 0)).toBe(true);
  });

  it('says of a replacement that speaks no dialect that it is configured manually', () => {
    const [device] = before.network.devices;
    const node = device?.members[0]?.node;
    const model = { manufacturer: 'Acme', model: 'X-1', partNumber: 'X-1' };
    const nodes = before.graph.nodes.map((row) => (row.id === node ? { ...row, model } : row));
    const texts = new Map([...before.texts].filter(([id]) => id !== device?.id));
    const replaced = changePack(before, { ...before, graph: { ...before.graph, nodes }, texts });
    expect(replaced.devices).toMatchObject([
      { id: device?.id, kind: 'replaced', dialect: undefined, remediation: '' },
    ]);
    const [order] = changePackFiles(replaced, { design: 'A', before: '1', after: '2' }, flowNames(before));
    expect(order?.text).toContain('change its configuration manually');
  });

  it('is half-way between both versions until every device is done', () => {
    const changing = new Set(pack.devices.map(({ id }) => id));
    const start = mixedNetwork(before.network, after.network, changing, new Set());
    const end = mixedNetwork(before.network, after.network, changing, changing);
    expect(start.devices).toEqual(before.network.devices);
    expect(new Set(end.devices)).toEqual(new Set(after.network.devices));
    expect(new Set(end.cables)).toEqual(new Set(after.network.cables));
    expect(end.hosts.map(({ id }) => id).toSorted()).toEqual(
      after.network.hosts.map(({ id }) => id).toSorted(),
    );
  });

  it('has for each device what to enter and what takes it back, and tables', () => {
    const files = changePackFiles(
      pack,
      { design: 'Law firm', before: 'version 1', after: 'version 2' },
      flowNames(after),
    );
    const paths = files.map(({ path }) => path);
    const [changed] = pack.devices.filter(({ kind }) => kind === 'changed');
    expect(paths).toEqual(
      expect.arrayContaining([
        'change.md',
        'cables.csv',
        'items.csv',
        `devices/${changed?.hostname}/change.txt`,
        `devices/${changed?.hostname}/rollback.txt`,
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    const [order, cables] = files;
    expect(order?.text).toMatch(/^# Law firm: from version 1 to version 2\n\n## To buy\n/);
    expect(order?.text).toMatch(/### 1\. Install /);
    expect(order?.text).not.toMatch(/undefined|flow-\d/);
    expect(cables?.text.split('\r\n')).toHaveLength(pack.cables.length + 2);
  });
});
