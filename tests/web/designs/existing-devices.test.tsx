import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDesign } from '#shared/contract/designs.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { aDesign } from './form-builders.ts';
import { renderNewDesign } from './render-new-design.tsx';

test('a device that the catalogue does not list is asked about, and the answer is stored', async () => {
  const api = new FakeApi();
  api.answer(createDesign, { data: aDesign() });
  api.answer(listEquipment, { data: [] });
  const { user, container } = renderNewDesign(api, '?step=basics');
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Works');
  await user.click(screen.getByRole('radio', { name: /existing network/i }));
  for (const model of ['Grandfather’s box', 'Uncle’s box']) {
    await user.click(screen.getByRole('button', { name: 'Add device' }));
    await user.keyboard('Core switch');
    const models = within(screen.getByRole('table', { name: 'Existing devices' })).getAllByLabelText(
      /^Model/,
    );
    await user.type(models.at(-1) as HTMLElement, model);
  }
  expect(await screen.findByText(/does not list Grandfather’s box\. What can it do\?/)).toBeTruthy();
  expect(screen.getByText(/does not list Uncle’s box/)).toBeTruthy();

  await user.click(screen.getAllByRole('button', { name: 'It is replaced' })[1] as HTMLElement);
  expect(screen.queryByText(/does not list Uncle’s box/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Say what it can do' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Grandfather’s box' }));
  expect(dialog.getByLabelText('PoE', { selector: 'select' })).toHaveProperty('value', '');
  await user.type(dialog.getByLabelText(/^Copper ports/), '24');
  await user.type(dialog.getByLabelText(/^Fibre ports/), '4');
  await user.selectOptions(dialog.getByLabelText('PoE', { selector: 'select' }), '802.3at');
  await user.click(dialog.getByRole('checkbox', { name: 'OSPFv2' }));
  await expectAccessible(container);
  // The form, which Escape leaves, is behind the dialog.
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(/does not list/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Create design' }));
  await waitFor(() => expect(api.callsOf(createDesign)).toHaveLength(1));
  expect(api.callsOf(createDesign)[0]?.body).toMatchObject({
    existingNetworkDetails: {
      currentDevices: [
        { model: 'Grandfather’s box', copperPorts: 24, fibrePorts: 4, poe: '802.3at', can: ['ospfv2'] },
        { model: 'Uncle’s box', fate: 'replace', can: [] },
      ],
    },
  });
});
