import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  assignEquipment,
  listDesignEquipment,
  updateDesignEquipment,
} from '#shared/contract/design-equipment.ts';
import { listDesigns } from '#shared/contract/designs.ts';
import { deleteEquipment, getEquipment, listSimilarEquipment } from '#shared/contract/equipment.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { summaryOf } from '#web/documents/designs/design-list.ts';
import DeviceScreen from '#web/features/equipment/device/device-screen.tsx';
import { deviceOf } from '../../../equipment/device-builder.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aUser } from '../../../support/users.ts';
import { aDesign } from '../../designs/form-builders.ts';
import { OnceSignedIn } from '../../designs/once-signed-in.tsx';
import { anEquipment } from '../an-equipment.ts';

const leeds = { id: '65a0000000000000000000aa', designName: 'Leeds campus', quantity: 12 };

function show(device: Equipment, { api = new FakeApi(), as = aUser(), usedBy = [leeds] } = {}) {
  api.answer(getEquipment, { data: device, usedBy });
  api.answer(listSimilarEquipment, { data: [] });
  const view = renderScreen(
    <main>
      <OnceSignedIn>
        <DeviceScreen />
      </OnceSignedIn>
    </main>,
    { api, at: `/equipment/${device.id}`, path: '/equipment/:id', as },
  );
  return { api, ...view };
}

const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr');
const textOf = async (name: string) => [...((await row(name))?.cells ?? [])].map((cell) => cell.textContent);

async function choose(user: ReturnType<typeof show>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

describe('the page of a device', () => {
  it('says what it is, and where each figure comes from', async () => {
    const { container } = show(
      anEquipment({
        datasheetUrl: 'https://example.com/a-48p.pdf',
        typicalUseCase: 'Access in offices',
        sources: { weightKg: 'estimate', drawW: 'datasheet', rackUnits: 'facts' },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: /Acme A-48P/ })).toBeTruthy();
    expect(screen.getByText('Your own')).toBeTruthy();
    expect(screen.getByText('Access in offices')).toBeTruthy();
    expect(screen.getByRole('button', { name: /A-48P.*Copy the part number/ })).toBeTruthy();
    const link = screen.getByRole('link', { name: /datasheet/ });
    expect(link.getAttribute('href')).toBe('https://example.com/a-48p.pdf');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(await textOf('Weight')).toEqual(['Weight', '~about 5 kg', 'Estimate']);
    expect(await textOf('Maximum power draw')).toEqual(['Maximum power draw', '100 W', 'Datasheet']);
    expect(await textOf('Rack units')).toEqual(['Rack units', '1 RU', 'Device library']);
    expect(await textOf('Forwarding')).toEqual(['Forwarding', '176 Gbit/s', 'Stated by you']);
    expect(screen.getByText(/~ marks an estimate/)).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Sessions' })).toBeNull();
    await expectAccessible(container);
  });

  it('has its ports as a table, and as shorthand to copy', async () => {
    show(anEquipment());
    const table = await screen.findByRole('table', { name: 'Ports' });
    const rows = within(table)
      .getAllByRole('row')
      .map((line) => [...line.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Count', 'Speed', 'Connector', 'Role', 'PoE'],
      ['48', '1 Gbit/s', 'RJ45', 'Access', '802.3at'],
      ['4', '10 Gbit/s', 'SFP+', 'Uplink', 'None'],
      ['1', '1 Gbit/s', 'RJ45', 'Management', 'None'],
    ]);
    expect(screen.getByRole('button', { name: /48x1G-T at, 4x10G-SFP\+ up, 1x1G-T mgmt/ })).toBeTruthy();
  });

  it('says in words where it is in its life cycle', async () => {
    show(anEquipment({ endOfSale: '2020-01-31', endOfSupport: '2099-01-31' }));
    expect((await textOf('End of sale'))[1]).toBe('31 Jan 2020No longer sold');
    expect((await textOf('End of support'))[1]).toBe('31 Jan 2099Supported');
  });

  it('shows its picture, or draws one', async () => {
    const image = `/equipment-images/${'b'.repeat(32)}.webp`;
    const first = show(anEquipment({ image }));
    expect((await screen.findByRole('img', { name: 'Acme A-48P' })).getAttribute('src')).toBe(image);
    first.unmount();
    const { container } = show(anEquipment());
    await screen.findByRole('heading', { level: 1, name: /Acme/ });
    expect(container.querySelectorAll('svg rect[data-role="access"]')).toHaveLength(48);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each(['ap', 'server', 'router', 'firewall', 'wlan-controller'] as const)(
    'can be drawn for the category %s',
    async (category) => {
      const { container } = show(anEquipment({ category }));
      await screen.findByRole('heading', { level: 1, name: /Acme/ });
      expect(container.querySelectorAll('svg[viewBox="0 0 440 220"] rect').length).toBeGreaterThan(0);
    },
  );

  it('names the designs that have it', async () => {
    show(anEquipment());
    const link = await screen.findByRole('link', { name: 'Leeds campus' });
    expect(link.getAttribute('href')).toBe(`/designs/${leeds.id}/equipment`);
    expect(screen.getByText('12 pieces')).toBeTruthy();
  });

  it('shows similar devices, what differs, and what is not known', async () => {
    const api = new FakeApi();
    const device = anEquipment();
    const other = deviceOf({ partNumber: 'B-48', manufacturer: 'Bolt' });
    const { user, container } = show(device, { api });
    api.answer(listSimilarEquipment, {
      data: [
        {
          device: other,
          distance: 0.081,
          differs: [{ feature: 'PoE budget', of: '740 W', other: '370 W', distance: 0.2 }],
          notKnown: ['Inspection throughput'],
        },
      ],
    });
    await user.click(await screen.findByText('Bolt B-48'));
    expect(screen.getByText('92 % similar')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'What differs from Bolt B-48' });
    expect(within(table).getByRole('row', { name: 'PoE budget 740 W 370 W' })).toBeTruthy();
    expect(screen.getByText(/does not state it: Inspection throughput/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Compare side by side' }).getAttribute('href')).toBe(
      `/equipment/compare?ids=${device.id},${other.id}`,
    );
    await expectAccessible(container);
  });

  it('says so if there is no such device, or the address is invalid', async () => {
    const api = new FakeApi();
    show(anEquipment(), { api });
    api.refuse(getEquipment, 'not_found', 'This device does not exist.');
    expect(await screen.findByText('This device does not exist')).toBeTruthy();
  });

  it('keeps the page when similar devices cannot be loaded, with a retry', async () => {
    const api = new FakeApi();
    const { user } = show(anEquipment(), { api });
    api.cut(listSimilarEquipment);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to fetch similar equipment')).toBeTruthy();
    api.answer(listSimilarEquipment, { data: [] });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/There is no other device/)).toBeTruthy();
  });
});

describe('who may change a device', () => {
  it('of the catalogue: administrators', async () => {
    show(anEquipment({ systemOwned: true }), { as: aUser({ isAdmin: true }) });
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
  });

  it('of the catalogue: everyone else adapts a copy', async () => {
    const device = anEquipment({ systemOwned: true });
    const { user } = show(device);
    const copy = await screen.findByRole('link', { name: 'Duplicate to my equipment' });
    expect(copy.getAttribute('href')).toBe(`/equipment/new?from=${device.id}`);
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  it('of the user’s own: its owner', async () => {
    const device = anEquipment();
    const { user, address } = show(device);
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(
      `/equipment/${device.id}/edit`,
    );
    await choose(user, 'Duplicate');
    expect(address()).toBe(`/equipment/new?from=${device.id}`);
  });
});

describe('deleting a device', () => {
  it('asks, deletes and leads to the catalogue', async () => {
    const api = new FakeApi();
    api.answer(deleteEquipment, {});
    const { user, address } = show(anEquipment(), { api, usedBy: [] });
    await choose(user, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete device' }));
    await waitFor(() => expect(address()).toBe('/equipment'));
    expect(await screen.findByText('Acme A-48P was deleted.')).toBeTruthy();
  });

  it('does nothing when the answer is no', async () => {
    const { api, user } = show(anEquipment());
    await choose(user, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf(deleteEquipment)).toHaveLength(0);
  });

  it('shows the designs that use it', async () => {
    const api = new FakeApi();
    const sentence = 'This device is used by the design Leeds campus and by 3 designs of other users.';
    api.refuse(deleteEquipment, 'in_use', sentence, { designs: [leeds] });
    const { user, address } = show(anEquipment(), { api, usedBy: [] });
    await choose(user, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete device' }));
    const dialog = await screen.findByRole('dialog', { name: 'This device is in use' });
    expect(within(dialog).getByText(sentence)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Leeds campus' }).getAttribute('href')).toBe(
      `/designs/${leeds.id}/equipment`,
    );
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Keep the device' }));
    expect(address()).toBe(`/equipment/${anEquipment().id}`);
  });
});

describe('adding a device to a design', () => {
  const page = {
    data: [summaryOf(aDesign({ id: leeds.id, designName: leeds.designName }))],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
  };

  async function open(api: FakeApi, device: Equipment) {
    api.answer(listDesigns, page);
    const view = show(device, { api });
    await view.user.click(await screen.findByRole('button', { name: 'Add to a design' }));
    await view.user.click(await screen.findByRole('button', { name: 'Leeds campus' }));
    return view;
  }

  it('takes a quantity and a role', async () => {
    const api = new FakeApi();
    const device = anEquipment();
    api.answer(listDesignEquipment, { data: [] });
    api.answer(assignEquipment, { data: { devices: [] } });
    const { user } = await open(api, device);
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, 'some{Enter}');
    expect(screen.getByText('Must be a whole number from 1 to 100,000.')).toBeTruthy();
    await expectAccessible(screen.getByRole('dialog'));
    await user.clear(quantity);
    await user.type(quantity, '4');
    await user.selectOptions(screen.getByLabelText('Role'), 'distribution');
    await user.click(screen.getByRole('button', { name: 'Add to the design' }));
    expect(await screen.findByText('Added 4 pieces of Acme A-48P to Leeds campus.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf(assignEquipment)[0]?.body).toEqual({
      designId: leeds.id,
      equipment: [{ id: device.id, uses: [{ role: 'distribution', quantity: 4, sites: [] }] }],
    });
  });

  it('adds pieces to those that the design has', async () => {
    const api = new FakeApi();
    const device = anEquipment();
    const { version: _, createdAt: __, updatedAt: ___, ...plain } = device;
    const line = {
      id: device.id,
      device: plain,
      uses: [{ role: 'access' as const, quantity: 12, sites: [] }],
      quantity: 12,
      version: 3,
      addedAt: '2026-11-20T10:00:00.000Z',
    };
    api.answer(listDesignEquipment, { data: [line] });
    api.answer(updateDesignEquipment, { data: { devices: [line] } });
    const { user } = await open(api, device);
    expect(await screen.findByText(/has 12 pieces of it already/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to the design' }));
    await waitFor(() => expect(api.callsOf(updateDesignEquipment)).toHaveLength(1));
    expect(api.callsOf(updateDesignEquipment)[0]?.body).toEqual({
      devices: [{ id: device.id, version: 3, uses: [{ role: 'access', quantity: 13, sites: [] }] }],
    });
  });

  it('says in the dialog why it was rejected', async () => {
    const api = new FakeApi();
    api.answer(listDesignEquipment, { data: [] });
    api.refuse(assignEquipment, 'unprocessable', 'A design has at most 200 different devices.');
    const { user } = await open(api, anEquipment({ specs: { ports: parsePorts('8x1G-T') } }));
    await user.click(await screen.findByRole('button', { name: 'Add to the design' }));
    expect(await screen.findByText('A design has at most 200 different devices.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
