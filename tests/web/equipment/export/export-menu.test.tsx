import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { readDevices } from '#shared/equipment/csv.ts';
import { readYaml } from '#shared/equipment/import/read-yaml.ts';
import { ExportMenu } from '#web/features/equipment/export/export-menu.tsx';
import { type SavedFile, saveFile } from '#web/ui/save-file.ts';
import { deviceOf } from '../../../equipment/device-builder.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aUser } from '../../../support/users.ts';

vi.mock('#web/ui/save-file.ts', async (original) => ({
  ...(await original<object>()),
  saveFile: vi.fn(),
}));

let saved: SavedFile[];
beforeEach(() => {
  saved = [];
  vi.mocked(saveFile).mockImplementation((download) => void saved.push(download));
});
afterEach(() => vi.mocked(saveFile).mockReset());

const devices = ['A-1', 'A-2', 'A-3'].map((partNumber) => deviceOf({ partNumber, model: `=${partNumber}` }));
const [first] = devices;

async function choose(item: string, shown: readonly Device[], all?: readonly Device[]): Promise<SavedFile> {
  const menu = <ExportMenu devices={shown} {...(all && { all })} />;
  const { user } = renderScreen(menu, {
    api: new FakeApi(),
    at: '/equipment',
    path: '/equipment',
    as: aUser(),
  });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0] ?? { blob: new Blob(), fileName: '' };
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

describe('exporting', () => {
  it('saves what is shown as CSV that Excel reads as UTF-8, without formulas', async () => {
    const { blob, fileName } = await choose('3 devices as CSV', devices);
    const text = await textOf(blob);
    expect([fileName, blob.type]).toEqual(['equipment.csv', 'text/csv;charset=utf-8']);
    expect(text.startsWith('\uFEFFcategory,')).toBe(true);
    expect(text).toContain(",'=A-1,");
    expect(readDevices(text).drafts.map(({ draft }) => draft.model)).toEqual(['=A-1', '=A-2', '=A-3']);
  });

  it('saves all of them as YAML, one document each', async () => {
    const { blob, fileName } = await choose('All 3 devices as NetBox YAML', first ? [first] : [], devices);
    expect(fileName).toBe('equipment.yaml');
    expect([...readYaml(await textOf(blob))]).toHaveLength(3);
  });

  it('offers nothing for an empty list', () => {
    const menu = <ExportMenu devices={[]} />;
    renderScreen(menu, { api: new FakeApi(), at: '/equipment', path: '/equipment', as: aUser() });
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
