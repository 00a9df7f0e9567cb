import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEquipment,
  createSystemEquipment,
  getEquipment,
  updateEquipment,
} from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import EditEquipmentScreen from '#web/features/equipment-form/edit-equipment-screen.tsx';
import NewEquipmentScreen from '#web/features/equipment-form/new-equipment-screen.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { OnceSignedIn } from '../designs/once-signed-in.tsx';
import { anEquipment, sentForm } from '../equipment/an-equipment.ts';

const ada = aUser();
const admin = aUser({ isAdmin: true });

beforeEach(() => {
  localStorage.clear();
  // jsdom shows no files
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

function showNew(search = '', { api = new FakeApi(), as = ada } = {}) {
  api.answer(createEquipment, { data: anEquipment() });
  const view = renderScreen(
    <OnceSignedIn>
      <NewEquipmentScreen />
    </OnceSignedIn>,
    { api, at: `/equipment/new${search}`, path: '/equipment/new', as },
  );
  return { api, ...view };
}

function showEdit(stored: Equipment, { api = new FakeApi(), as = ada } = {}) {
  api.answer(getEquipment, { data: stored, usedBy: [] });
  const view = renderScreen(
    <main>
      <OnceSignedIn>
        <EditEquipmentScreen />
      </OnceSignedIn>
    </main>,
    { api, at: `/equipment/${stored.id}/edit`, path: '/equipment/:id/edit', as },
  );
  return { api, ...view };
}

const field = (name: string) => screen.findByRole('textbox', { name });

const names = { Manufacturer: 'Acme', Model: 'A-48P', 'Part number': 'A-48P/K9' };

/** As a browser fills fields in: letter by letter is for the test of typing. */
async function fillNames() {
  await field('Manufacturer');
  for (const [label, value] of Object.entries(names))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const png = (size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], 'front.png', { type: 'image/png' });
};

describe('a new device', () => {
  it('needs three names, and Enter sends it', async () => {
    const { api, user, address, container } = showNew();
    for (const [label, name] of Object.entries(names)) await user.type(await field(label), name);
    await expectAccessible(container);
    await user.type(screen.getByRole('textbox', { name: 'Model' }), '{Enter}');
    await waitFor(() => expect(address()).toBe(`/equipment/${anEquipment().id}`));
    expect(await screen.findByText('Acme A-48P was created.')).toBeTruthy();
    expect(sentForm(api.callsOf(createEquipment)[0]?.body)).toEqual({
      category: 'switch',
      manufacturer: 'Acme',
      model: 'A-48P',
      partNumber: 'A-48P/K9',
      specs: { ports: [] },
      sources: {},
    });
  });

  it('says under a field what is wrong once it was left, and sums it up when it is sent', async () => {
    const { api, user } = showNew();
    const forwarding = await field('Forwarding');
    await user.type(forwarding, 'fast');
    expect(screen.queryByText('Must be a number.')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Must be a number.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('4 fields need correcting.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Manufacturer' }));
    await user.click(within(alert).getByRole('button', { name: 'Forwarding' }));
    expect(document.activeElement).toBe(forwarding);
    expect(api.callsOf(createEquipment)).toHaveLength(0);
  });

  it('shows the figures of its category, and keeps those entered for another', async () => {
    const { user } = showNew();
    await user.type(await field('Stacking'), '8');
    expect(screen.queryByRole('textbox', { name: 'Sessions' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Category'), 'firewall');
    expect(screen.getByRole('textbox', { name: 'Sessions' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Forwarding' })).toBeNull();
    const stacking = screen.getByRole('textbox', { name: 'Stacking' });
    await user.clear(stacking);
    expect(document.activeElement).toBe(stacking);
  });

  it('takes throughput as engineers type it', async () => {
    const { user } = showNew();
    await user.type(await field('Forwarding'), '2.5G');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Forwarding' })).toHaveProperty('value', '2500');
  });

  it('enters ports row by row by keyboard, and shows them in shorthand', async () => {
    const { api, user } = showNew();
    await fillNames();
    await user.click(screen.getByRole('button', { name: 'Add ports' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Count, row 1' }));
    await user.keyboard('48');
    await user.selectOptions(screen.getByRole('combobox', { name: 'PoE, row 1' }), '802.3at');
    await user.click(screen.getByRole('button', { name: 'Add ports' }));
    await user.keyboard('4');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed, row 2' }), '10G');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Connector, row 2' }), 'SFP+');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role, row 2' }), 'Uplink');
    await user.selectOptions(screen.getByRole('combobox', { name: 'PoE, row 2' }), 'None');
    const short = screen.getByRole('textbox', { name: 'Port shorthand' });
    expect(short).toHaveProperty('value', '48x1G-T at, 4x10G-SFP+ up');

    await user.click(screen.getByRole('textbox', { name: 'Count, row 2' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(short).toHaveProperty('value', '4x10G-SFP+ up, 48x1G-T at');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Count, row 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove row 1' }));
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    await waitFor(() => expect(api.callsOf(createEquipment)).toHaveLength(1));
    expect(sentForm(api.callsOf(createEquipment)[0]?.body).specs).toEqual({
      ports: [{ count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access', poe: '802.3at' }],
    });
  });

  it('edits ports like every table of rows: Enter adds one, and an error under it names its row and cell', async () => {
    const { user } = showNew();
    await user.click(await screen.findByRole('button', { name: 'Add ports' }));
    await user.keyboard('0{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Count, row 2' }));
    expect(screen.getByText('Row 1: Count must be at least 1.')).toBeTruthy();
    await user.keyboard('2{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Count, row 1' }));
    await user.click(screen.getByRole('button', { name: 'Duplicate row 2' }));
    expect(screen.getByRole('textbox', { name: 'Count, row 3' })).toHaveProperty('value', '2');
  });

  it('accepts port shorthand: typed, pasted into a cell, or rejected with a sentence', async () => {
    const { user } = showNew();
    const short = await field('Port shorthand');
    await user.type(short, '24x1G-T af, 2x10G-SFP+ up{Enter}');
    expect(screen.getByRole('textbox', { name: 'Count, row 1' })).toHaveProperty('value', '24');
    fireEvent.paste(screen.getByRole('textbox', { name: 'Count, row 2' }), {
      clipboardData: { files: [], getData: () => '4x25G-SFP28 up, 1x1G-T mgmt' },
    });
    expect(short).toHaveProperty('value', '24x1G-T af, 4x25G-SFP28 up, 1x1G-T mgmt');
    await user.clear(short);
    await user.type(short, '24 ports{Enter}');
    expect(await screen.findByText(/“24 ports” is not a port such as/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(short).toHaveProperty('value', '24x1G-T af, 4x25G-SFP28 up, 1x1G-T mgmt');
  });

  it('sets the source of each figure, and of all at once', async () => {
    const { api, user } = showNew();
    await fillNames();
    await user.type(await field('Weight'), '5.4');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Source of Weight' }), 'Datasheet');
    await user.type(await field('List price'), '4200');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Source of all figures' }), 'Estimate');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Source of Weight' }), 'Stated');
    expect(screen.getByText('2 figures, 1 estimate')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    await waitFor(() => expect(api.callsOf(createEquipment)).toHaveLength(1));
    expect(sentForm(api.callsOf(createEquipment)[0]?.body)).toMatchObject({
      specs: { weightKg: 5.4 },
      price: { amount: 4_200, currency: 'USD', confidence: 'medium' },
      sources: { price: 'estimate' },
    });
  });

  it('takes a picture that is chosen, dropped or pasted, and sends it as a file', async () => {
    const { api, user, container } = showNew();
    await fillNames();
    await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), png());
    expect(await screen.findByRole('img', { name: 'The device' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('img', { name: 'The device' })).toBeNull();
    fireEvent.drop(screen.getByText('Drop a picture here, or'), { dataTransfer: { files: [png()] } });
    await screen.findByRole('img', { name: 'The device' });
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    fireEvent.paste(screen.getByRole('textbox', { name: 'Manufacturer' }), {
      clipboardData: { files: [png()], getData: () => '' },
    });
    await screen.findByRole('img', { name: 'The device' });
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    await waitFor(() => expect(api.callsOf(createEquipment)).toHaveLength(1));
    const { image } = sentForm(api.callsOf(createEquipment)[0]?.body);
    expect(image).toMatchObject({ name: 'front.png', type: 'image/png', size: 100 });
  });

  it('rejects a file that is too large or not a picture, before it is sent', async () => {
    const { user } = showNew();
    await field('Manufacturer');
    const script = new File(['<svg onload="alert(1)"/>'], 'front.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), script);
    expect(await screen.findByText(/is not a PNG, JPEG or WebP picture/)).toBeTruthy();
    await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), png(2_000_001));
    expect(await screen.findByText(/larger than 2 MB/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'The device' })).toBeNull();
  });

  it('shows what the service rejects at the field that it names', async () => {
    const { api, user } = showNew();
    api.refuse(createEquipment, 'invalid_request', 'Weight must be at most 2,000.', {
      fields: [{ field: 'specs.weightKg', message: 'must be at most 2,000' }],
    });
    await fillNames();
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    expect(await screen.findByText('Must be at most 2,000.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Weight' }));
    expect(screen.getByRole('textbox', { name: 'Manufacturer' })).toHaveProperty('value', 'Acme');
  });

  it('starts with the figures of the device that it copies', async () => {
    const api = new FakeApi();
    const original = anEquipment({ systemOwned: true, sources: { weightKg: 'estimate' } });
    api.answer(getEquipment, { data: original, usedBy: [] });
    const { user } = showNew(`?from=${original.id}`, { api });
    expect(await field('Model')).toHaveProperty('value', 'A-48P');
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    await waitFor(() => expect(api.callsOf(createEquipment)).toHaveLength(1));
    expect(sentForm(api.callsOf(createEquipment)[0]?.body)).toMatchObject({
      specs: original.specs,
      price: original.price,
      sources: { weightKg: 'estimate' },
    });
  });

  it('is for all users if an administrator chooses so, and never for anyone else', async () => {
    const api = new FakeApi();
    api.answer(createSystemEquipment, { data: anEquipment({ systemOwned: true }) });
    const { user } = showNew('', { api, as: admin });
    await user.click(await screen.findByRole('link', { name: 'Create it for all users instead' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New catalogue device' })).toBeTruthy();
    await fillNames();
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    await waitFor(() => expect(api.callsOf(createSystemEquipment)).toHaveLength(1));
  });

  it('is the user’s own unless created by an administrator, whatever the address says', async () => {
    showNew('?system=true');
    expect(await screen.findByRole('heading', { level: 1, name: 'New device' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create it for all users instead' })).toBeNull();
  });
});

describe('a draft', () => {
  it('survives a reload, and can be discarded and restored', async () => {
    const first = showNew();
    await first.user.type(await field('Manufacturer'), 'Acme');
    await first.user.click(screen.getByRole('button', { name: 'Add ports' }));
    await first.user.keyboard('48');
    first.unmount();

    const { user } = showNew();
    expect(await screen.findByText(/Draft restored/)).toBeTruthy();
    expect(await field('Manufacturer')).toHaveProperty('value', 'Acme');
    expect(screen.getByRole('textbox', { name: 'Port shorthand' })).toHaveProperty('value', '48x1G-T');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(await field('Manufacturer')).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await field('Manufacturer')).toHaveProperty('value', 'Acme');
  });

  it('says that it does not include the picture', async () => {
    const first = showNew();
    await first.user.type(await field('Manufacturer'), 'Acme');
    await first.user.upload(screen.getByLabelText('Picture', { selector: 'input' }), png());
    await screen.findByRole('img', { name: 'The device' });
    first.unmount();

    const { user } = showNew();
    expect(await screen.findByText(/Drafts do not include pictures: choose yours again/)).toBeTruthy();
    await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), png());
    await screen.findByRole('img', { name: 'The device' });
    expect(screen.queryByText(/is not part of a draft/)).toBeNull();
  });

  it('is deleted when the device is created', async () => {
    const { user, address } = showNew();
    await fillNames();
    await user.click(screen.getByRole('button', { name: 'Create device' }));
    await waitFor(() => expect(address()).not.toBe('/equipment/new'));
    expect(localStorage.getItem(draftKey('equipment', ada.uid, 'new'))).toBeNull();
  });
});

describe('leaving', () => {
  it('asks on Escape once something was typed, and keeps the draft', async () => {
    const { user, address } = showNew();
    await user.type(await field('Manufacturer'), 'Acme{Escape}');
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave, keep the draft' }));
    expect(address()).toBe('/equipment');
    expect(localStorage.getItem(draftKey('equipment', ada.uid, 'new'))).toContain('Acme');
  });

  it('asks on any link of the site, and goes where that leads', async () => {
    const { user, address } = showNew();
    await user.type(await field('Manufacturer'), 'Acme');
    await user.click(screen.getByRole('link', { name: 'Equipment' }));
    expect(address()).toBe('/equipment/new');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(address()).toBe('/equipment');
    expect(localStorage.getItem(draftKey('equipment', ada.uid, 'new'))).toBeNull();
  });

  it('does not ask where nothing was typed', async () => {
    const { user, address } = showNew();
    await field('Manufacturer');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/equipment');
  });
});

describe('an edit', () => {
  it('sends the whole device with the version that was opened', async () => {
    const stored = anEquipment({ version: 7, image: `/equipment-images/${'a'.repeat(32)}.png` });
    const { api, user, address } = showEdit(stored);
    api.answer(updateEquipment, { data: { ...stored, version: 8 } });
    await user.clear(await field('Model'));
    await user.type(await field('Model'), 'A-48P v2');
    expect(screen.getByRole('img', { name: 'The device' }).getAttribute('src')).toBe(stored.image);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/equipment/${stored.id}`));
    const sent = sentForm(api.callsOf(updateEquipment)[0]?.body);
    expect(sent).toMatchObject({ model: 'A-48P v2', version: 7, removeImage: false, specs: stored.specs });
    expect(sent).not.toHaveProperty('image');
  });

  it('removes the picture, and undoes that', async () => {
    const stored = anEquipment({ image: `/equipment-images/${'a'.repeat(32)}.png` });
    const { api, user } = showEdit(stored);
    api.answer(updateEquipment, { data: stored });
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await user.click(screen.getByRole('button', { name: 'Keep the current picture' }));
    expect(screen.getByRole('img', { name: 'The device' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.callsOf(updateEquipment)).toHaveLength(1));
    expect(sentForm(api.callsOf(updateEquipment)[0]?.body)).toMatchObject({ removeImage: true });
  });

  it('shows what someone else changed, and puts mine on top of it', async () => {
    const stored = anEquipment();
    const theirs = anEquipment({ version: 2, model: 'A-48P (E)', specs: { weightKg: 6 } });
    const { api, user, address } = showEdit(stored);
    await user.clear(await field('Model'));
    await user.type(await field('Model'), 'A-48P (M)');
    await user.type(await field('Typical use'), 'Offices');
    api.refuse(updateEquipment, 'stale_version', 'This device was changed by someone else.');
    api.answer(getEquipment, { data: theirs, usedBy: [] });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    const dialog = await screen.findByRole('dialog', { name: 'This device changed in the meantime' });
    const cells = within(dialog)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.slice(1)).toEqual([
      ['Model', 'A-48P', 'A-48P (E)', 'A-48P (M) (yours)'],
      ['Weight', '5 kg', '6 kg', '6 kg (theirs)'],
    ]);
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await field('Model')).toHaveProperty('value', 'A-48P (M)');
    expect(await field('Weight')).toHaveProperty('value', '6');

    api.answer(updateEquipment, { data: { ...theirs, version: 3 } });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(`/equipment/${stored.id}`));
    expect(sentForm(api.callsOf(updateEquipment).at(-1)?.body)).toMatchObject({
      version: 2,
      model: 'A-48P (M)',
      typicalUseCase: 'Offices',
      specs: { weightKg: 6 },
    });
  });

  it('replaces mine with theirs, and can undo that', async () => {
    const stored = anEquipment();
    const { api, user } = showEdit(stored);
    await user.clear(await field('Model'));
    await user.type(await field('Model'), 'Mine');
    api.refuse(updateEquipment, 'stale_version', 'This device was changed by someone else.');
    api.answer(getEquipment, { data: anEquipment({ version: 2, model: 'Theirs' }), usedBy: [] });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
    expect(await field('Model')).toHaveProperty('value', 'Theirs');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await field('Model')).toHaveProperty('value', 'Mine');
  });

  it('of a device of the catalogue is a copy, unless by an administrator', async () => {
    showEdit(anEquipment({ systemOwned: true }));
    const link = await screen.findByRole('link', { name: 'Duplicate to my equipment' });
    expect(link.getAttribute('href')).toBe(`/equipment/new?from=${anEquipment().id}`);
    expect(screen.queryByRole('textbox', { name: 'Model' })).toBeNull();
  });

  it('of a device of the catalogue is open to an administrator', async () => {
    showEdit(anEquipment({ systemOwned: true }), { as: admin });
    expect(await field('Model')).toHaveProperty('value', 'A-48P');
    expect(screen.getByText('Every user sees this device.')).toBeTruthy();
  });

  it('of a device that does not exist says so', async () => {
    const api = new FakeApi();
    const view = showEdit(anEquipment(), { api });
    api.refuse(getEquipment, 'not_found', 'This device does not exist.');
    expect(await screen.findByText('This device does not exist')).toBeTruthy();
    await expectAccessible(view.container);
  });
});
