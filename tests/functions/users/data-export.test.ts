import '../../support/function-environment.ts';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { erasableTables, ownTables } from '#shared/tables/erasable.ts';
import { readExportFile } from '../../../functions/storage/export-files.ts';
import { beginExport, findExport } from '../../../functions/storage/exports.ts';
import { exportData } from '../../../functions/users/export-data.ts';
import { anOwner } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { aFullAccount, type FullAccount } from '../../support/full-account.ts';
import { withLocalData } from '../../support/local-data.ts';

withLocalData();

let full: FullAccount;
beforeAll(async () => {
  full = await aFullAccount();
});

async function exported(uid: string) {
  const { exportId } = await beginExport(uid);
  await exportData({ uid, exportId }, { receiveCount: 1 });
  expect(await findExport(uid)).toMatchObject({ state: 'ready', exportId });
  const files = unzipSync(await readExportFile(uid, exportId));
  const document = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  return { files, document };
}

describe('an export', () => {
  it('has a document for every table that keeps anything of the user, and every file', async () => {
    const { files, document } = await exported(full.uid);
    const documents = ownTables.flatMap((table) => {
      const kept = erasableTables[table];
      return kept.holds === 'own' && 'document' in kept.exported ? [kept.exported.document] : [];
    });
    const paths = Object.keys(files);
    expect(paths.filter((path) => !path.includes('/')).sort()).toEqual(
      ['README.txt', ...documents.map((name) => `${name}.json`)].sort(),
    );
    for (const name of documents) expect(document(name), name).not.toEqual([]);
    const folders = ['reports/', 'pictures/', 'uploaded-files/'].map(
      (folder) => paths.filter((path) => path.startsWith(folder)).length,
    );
    expect(folders).toEqual([2, 2, 1]);
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('designs.json: your designs');
  });

  it('has texts and plans as such, wherever they are stored, and no secrets', async () => {
    const { files, document } = await exported(full.uid);
    const plans = document('topologies');
    expect(plans.map((plan: { content: { nodes: unknown[] } }) => plan.content.nodes.length).sort()).toEqual([
      2, 2_000,
    ]);
    expect(document('running-configurations')[0].content.text).toHaveLength(26_668);
    expect(document('templates')[0].content.configContent).toContain('hostname core');
    expect(
      document('designs')
        .map(({ designName }: { designName: string }) => designName)
        .sort(),
    ).toEqual(['Lisbon', 'Porto']);
    expect(document('api-tokens')).toEqual([expect.not.objectContaining({ hash: expect.anything() })]);
    expect(Object.values(files).some((bytes) => strFromU8(bytes, true).includes('aa'.repeat(32)))).toBe(
      false,
    );
  });

  it('of a user who has nothing is empty documents', async () => {
    const { document } = await exported(anOwner());
    expect(document('designs')).toEqual([]);
  });

  it('has nothing of another user', async () => {
    const { files } = await exported(anOwner());
    for (const bytes of Object.values(files)) expect(strFromU8(bytes, true)).not.toContain(full.uid);
  });

  it('that is under way goes on when it is asked for again; a failed one is begun anew', async () => {
    const uid = anOwner();
    const first = await beginExport(uid);
    expect((await beginExport(uid)).exportId).toBe(first.exportId);
    await withFailingCall(2, 'before', () =>
      exportData({ uid, exportId: first.exportId }, { receiveCount: 3 }).catch(() => undefined),
    );
    expect(await findExport(uid)).toMatchObject({ state: 'failed' });
    expect((await beginExport(uid)).exportId).not.toBe(first.exportId);
  });

  it.each<Moment>(['before', 'after'])(
    'is completed by the next attempt when a call failed just %s it took effect, and leaves no file behind',
    { timeout: 60_000 },
    async (moment) => {
      const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('export-')).length;
      const before = await left();
      for (let call = 1; ; call += 4) {
        const uid = anOwner();
        const { exportId } = await beginExport(uid);
        const { failed } = await withFailingCall(call, moment, () =>
          exportData({ uid, exportId }, { receiveCount: 1 }).catch(() => undefined),
        );
        await exportData({ uid, exportId }, { receiveCount: 2 });
        expect(await findExport(uid)).toMatchObject({ state: 'ready' });
        if (!failed) break;
      }
      expect(await left()).toBe(before);
    },
  );
});
