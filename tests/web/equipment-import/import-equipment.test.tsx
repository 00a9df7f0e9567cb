import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { importEquipment, listEquipment } from '#shared/contract/equipment.ts';
import { EquipmentImport, type ImportResult } from '#shared/contract/equipment-import.ts';
import { importRows } from '#shared/equipment/import/import-rows.ts';
import ImportEquipmentScreen from '#web/features/equipment-import/import-equipment-screen.tsx';
import { aDeviceType } from '../../equipment/import/device-type.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi, type FakeCall } from '../../support/fake-api.ts';
import { renderScreen, renderSite } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { anEquipment } from '../equipment/an-equipment.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(importEquipment, async (call) => ({ data: await served(call) }));
});

/** What the service answers: the same rows, and devices for those that are right. */
async function served({ body }: FakeCall): Promise<ImportResult> {
  const given = EquipmentImport.parse(body);
  const rows = await importRows(given, []);
  const right = rows.flatMap(({ device, problems }) => (device && problems.length === 0 ? [device] : []));
  const invalid = rows.length - right.length;
  const creates = given.mode === 'create' && (invalid === 0 || given.skipInvalid);
  const created = creates ? right.map((device) => anEquipment({ ...device, systemOwned: false })) : [];
  return { rows, valid: right.length, invalid, created };
}

const bodies = () => api.callsOf(importEquipment).map(({ body }) => EquipmentImport.parse(body));
const show = () =>
  renderScreen(<ImportEquipmentScreen />, {
    api,
    at: '/equipment/import',
    path: '/equipment/import',
    as: aUser(),
  });

const yamlFile = (name: string, more: Record<string, string> = {}, ports = 24) =>
  new File([aDeviceType({ part_number: name, ...more }, ports)], `${name}.yaml`);
const csvFile = (...lines: string[]) =>
  new File([['category,manufacturer,model,part_number', ...lines].join('\n')], 'mine.csv');

const chooseFiles = async (user: ReturnType<typeof show>['user'], ...files: File[]) =>
  user.upload(screen.getByLabelText('Files'), files);
const createButton = () => screen.findByRole('button', { name: /^Create \d/ });
const rows = () =>
  within(screen.getByRole('table', { name: 'Rows of the import' }))
    .getAllByRole('row')
    .slice(1);

describe('choosing files', () => {
  it('shows what would be created and calls the service no further', async () => {
    const { user, container } = show();
    await expectAccessible(container);
    await chooseFiles(user, yamlFile('A-1'), yamlFile('A-2'));
    expect(await screen.findByText('2 devices to create')).toBeDefined();
    expect(rows().map((row) => within(row).getByText(/^A-\d$/).textContent)).toEqual(['A-1', 'A-2']);
    expect(screen.getAllByText('Classified as a switch, based on its ports.')).toHaveLength(2);
    expect(bodies().map(({ mode, format, files }) => [mode, format, files.length])).toEqual([
      ['preview', 'netbox-yaml', 2],
    ]);
    await expectAccessible(container);
  });

  it('takes files that are dropped', async () => {
    show();
    const area = screen.getByText(/^Drop YAML or CSV files here/).closest('div') ?? document.body;
    fireEvent.drop(area, { dataTransfer: { items: [], files: [yamlFile('A-1')] } });
    expect(await screen.findByText('1 device to create')).toBeDefined();
  });

  it('takes text that is pasted, YAML or CSV', async () => {
    const { user } = show();
    const paste = async (text: string) => {
      fireEvent.change(screen.getByLabelText('Or paste text'), { target: { value: text } });
      await user.click(screen.getByRole('button', { name: 'Preview the text' }));
    };
    await paste(aDeviceType({}, 24));
    await screen.findByText('1 device to create');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await paste('category\tmanufacturer\tmodel\tpart_number\nap\tAcme\tOne\tA-1');
    await screen.findByText('Acme One');
    expect(bodies().map(({ format }) => format)).toEqual(['netbox-yaml', 'csv']);
  });

  it('leaves out files of other types and says so', async () => {
    const { user } = show();
    const picture = new File(['x'], 'front.png');
    await user.upload(screen.getByLabelText('Folder'), [
      yamlFile('A-1'),
      yamlFile('A-2'),
      csvFile(),
      picture,
    ]);
    await screen.findByText('2 devices to create');
    expect(
      screen.getByText(
        '1 CSV file left out: one import takes one format. 1 file left out: neither YAML nor CSV.',
      ),
    ).toBeDefined();
  });

  it('rejects too many, too large and unsupported files, before anything is sent', async () => {
    const { user } = show();
    await chooseFiles(user, ...Array.from({ length: 1_001 }, (_, index) => new File([''], `${index}.yaml`)));
    expect(await screen.findByText(/^These are 1,001 files; one import takes at most 1,000\./)).toBeDefined();
    await chooseFiles(user, new File(['x'.repeat(5_000_001)], 'large.yaml'));
    expect(await screen.findByText(/^These files total 5 MB; one import takes at most 5 MB\./)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Folder'), { target: { files: [new File(['x'], 'a.txt')] } });
    expect(await screen.findByText('None of these files is YAML or CSV.')).toBeDefined();
    expect(bodies()).toEqual([]);
  });

  it('shows what the service rejects, and retries', async () => {
    const { user } = show();
    api.refuse(importEquipment, 'unprocessable', 'One import takes at most 1,000 devices.');
    await chooseFiles(user, yamlFile('A-1'));
    expect(await screen.findByText('One import takes at most 1,000 devices.')).toBeDefined();
    api.answer(importEquipment, async (call) => ({ data: await served(call) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 device to create')).toBeDefined();
  });
});

describe('invalid rows', () => {
  const lines = ['switch,Acme,One,A-1', 'toaster,Acme,Two,A-2', 'switch,,Three,A-3'];

  it('keep everything from being created unless they are skipped', async () => {
    const { user } = show();
    await chooseFiles(user, csvFile(...lines));
    expect(await createButton()).toHaveProperty('disabled', true);
    expect(screen.getByText('2 invalid rows')).toBeDefined();
    await user.click(screen.getByLabelText('Skip the 2 invalid rows'));
    expect(await createButton()).toHaveProperty('textContent', expect.stringContaining('Create 1 device'));
    await user.click(await createButton());
    expect(await screen.findByText('1 device created')).toBeDefined();
    expect(screen.getByText(/^2 invalid rows were skipped\./)).toBeDefined();
    expect(bodies().map(({ mode, skipInvalid }) => [mode, skipInvalid])).toEqual([
      ['preview', false],
      ['create', true],
    ]);
  });

  it('say which field is invalid, and can be filtered', async () => {
    const { user, container } = show();
    await chooseFiles(user, csvFile(...lines));
    await user.click(await screen.findByRole('button', { name: 'Invalid (2)' }));
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveProperty('textContent', expect.stringContaining('mine.csv, row 3'));
    expect(rows()[0]).toHaveProperty(
      'textContent',
      expect.stringContaining('category must be router, switch, firewall, ap, server or wlan-controller'),
    );
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'All (3)' }));
    expect(rows()).toHaveLength(3);
  });
});

describe('the category of a device type', () => {
  it('can be chosen where it is unclear, for one row or for all', async () => {
    const { user } = show();
    await chooseFiles(user, yamlFile('A-1', {}, 4), yamlFile('A-2', {}, 4), yamlFile('A-3', {}, 4));
    expect(await screen.findByText(/^3 devices have no clear category\./)).toBeDefined();
    await user.selectOptions(
      screen.getAllByLabelText('Category of Acme Switch 8')[1] ?? document.body,
      'Firewall',
    );
    expect(await screen.findByText('1 device to create')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Category of the 2 devices'), 'Router');
    expect(await screen.findByText('3 devices to create')).toBeDefined();
    expect(
      bodies()
        .at(-1)
        ?.files.map(({ categories }) => categories),
    ).toEqual([{ 1: 'router' }, { 1: 'firewall' }, { 1: 'router' }]);
  });

  it('that was assumed can be corrected', async () => {
    const { user } = show();
    await chooseFiles(user, yamlFile('A-1'));
    const choice = await screen.findByLabelText('Category of Acme Switch 8');
    expect(choice).toHaveProperty('value', 'switch');
    await user.selectOptions(choice, 'Router');
    await expect.poll(() => screen.queryByText(/^Classified as a switch/)).toBeNull();
    expect(screen.getByLabelText('Category of Acme Switch 8')).toHaveProperty('value', 'router');
  });
});

describe('creating', () => {
  it('leads to the catalogue, whose lists have the devices already', async () => {
    api.answer(listEquipment, { data: [anEquipment({ model: 'An old one' })] });
    const { user, address } = renderSite({ api, at: '/equipment', as: aUser() });
    expect((await screen.findAllByText(/An old one/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('link', { name: 'Import' }));
    await screen.findByRole('button', { name: 'Choose files' });
    await chooseFiles(user, csvFile('switch,Acme,A new one,A-1'));
    await user.click(await createButton());
    expect(await screen.findByText('1 device created')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Show my equipment' }));
    expect((await screen.findAllByText(/A new one/)).length).toBeGreaterThan(0);
    expect(address()).toBe('/equipment?owner=user');
    expect(api.callsOf(listEquipment)).toHaveLength(1);
  });

  it('makes room for more', async () => {
    const { user } = show();
    await chooseFiles(user, csvFile('switch,Acme,One,A-1'));
    await user.click(await createButton());
    await user.click(await screen.findByRole('button', { name: 'Import more' }));
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveProperty('disabled', false);
  });

  it('on stale data shows which rows became invalid', async () => {
    const { user } = show();
    await chooseFiles(user, csvFile('switch,Acme,One,A-1'));
    const button = await createButton();
    api.answer(importEquipment, async (call) => {
      const { rows: all } = await served(call);
      const problems = [{ field: 'part_number', message: 'is not new: you already have this device' }];
      return {
        data: { rows: all.map((row) => ({ ...row, problems })), valid: 0, invalid: 1, created: [] },
      };
    });
    await user.click(button);
    expect(await screen.findByText('Nothing was created, because 1 row became invalid.')).toBeDefined();
    expect(rows()[0]).toHaveProperty(
      'textContent',
      expect.stringContaining('part_number is not new: you already have this device'),
    );
  });
});

const firewall = { manufacturer: 'Fortinet', model: 'FortiGate 60F' };

it('stays quick with 500 files: fifty rows are drawn at first', async () => {
  const { user } = show();
  await chooseFiles(user, ...Array.from({ length: 500 }, (_, index) => yamlFile(`A-${index}`, firewall, 2)));
  expect(await screen.findByText('500 devices to create', {}, { timeout: 20_000 })).toBeDefined();
  expect(rows()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(100);
}, 30_000);

it('marks estimates', async () => {
  const { user } = show();
  const head = 'category,manufacturer,model,part_number,draw_w,rack_units,estimates';
  await chooseFiles(user, new File([`${head}\nswitch,Acme,One,A-1,80,1,draw_w`], 'a.csv'));
  expect(await screen.findByText(/80 W/)).toBeDefined();
});

it('is part of the site', async () => {
  renderSite({ api, at: '/equipment/import', as: aUser() });
  expect(await screen.findByRole('heading', { name: 'Import equipment' })).toBeDefined();
});
