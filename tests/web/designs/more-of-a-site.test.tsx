import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDesign } from '#shared/contract/designs.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { aDesign } from './form-builders.ts';
import { renderNewDesign } from './render-new-design.tsx';

test('a campus gets buildings, and a segment its sites and places, which keep it while they are renamed', async () => {
  const api = new FakeApi();
  api.answer(createDesign, { data: aDesign() });
  const { user, container } = renderNewDesign(api, '?step=sites');
  await user.click(await screen.findByRole('radio', { name: /Several sites/ }));
  const sites = within(screen.getByRole('table', { name: 'Sites' }));
  await user.selectOptions(sites.getByLabelText(/^Kind,/), 'campus');
  await user.type(sites.getByLabelText(/^Wired users/), '400');
  await user.click(screen.getByRole('button', { name: 'Add site' }));
  await user.keyboard('Tills');
  await user.type(sites.getByLabelText('Wired users, Tills'), '4');

  await user.click(sites.getByRole('button', { name: 'More about Headquarters' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Headquarters' }));
  expect(dialog.queryByLabelText('Rooms')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Redundancy'), 'full');
  await user.click(dialog.getByRole('button', { name: 'Add building' }));
  await user.keyboard('The Library');
  await user.type(dialog.getByLabelText('Distance (m), The Library'), '250');
  await expectAccessible(container);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(
    sites.getByRole('button', { name: 'More about Headquarters: Redundancy and Buildings' }),
  ).toBeTruthy();

  await user.click(screen.getByRole('link', { name: /segments/ }));
  await user.click(screen.getByRole('button', { name: 'Add segment' }));
  await user.type(screen.getByLabelText(/^Name,/), 'Cash');
  await user.click(screen.getByRole('button', { name: 'More about Cash' }));
  const cash = within(screen.getByRole('dialog'));
  await user.click(cash.getByRole('checkbox', { name: 'Tills' }));
  await user.click(cash.getByRole('button', { name: 'Add place' }));
  await user.selectOptions(cash.getByLabelText('Place, place 1'), 'Headquarters: The Library');
  await user.type(cash.getByLabelText('Hosts, place 1'), '30');
  await user.click(cash.getByRole('button', { name: 'Add place' }));
  await user.selectOptions(cash.getByLabelText('Place, place 2'), 'Tills');
  await user.type(cash.getByLabelText('Hosts, place 2'), '3');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByLabelText('Users, Cash')).toHaveProperty('value', '33');
  await user.click(screen.getByRole('link', { name: /Sites/ }));
  const name = within(screen.getByRole('table', { name: 'Sites' })).getByLabelText('Name, Tills');
  await user.clear(name);
  await user.type(name, 'Shop');
  await user.click(screen.getByRole('button', { name: /^More about Headquarters/ }));
  const again = within(screen.getByRole('dialog', { name: 'Headquarters' }));
  const library = again.getByLabelText('Name, The Library');
  await user.clear(library);
  await user.type(library, 'Reading room');
  await user.click(again.getByRole('button', { name: 'Done' }));

  await user.click(screen.getByRole('link', { name: /Basics/ }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Works');
  await user.click(screen.getByRole('button', { name: 'Create design' }));
  await waitFor(() => expect(api.callsOf(createDesign)).toHaveLength(1));
  expect(api.callsOf(createDesign)[0]?.body).toMatchObject({
    requirements: {
      sites: [
        {
          kind: 'campus',
          redundancy: 'full',
          buildings: [{ name: 'Reading room', floors: 1, areaM2: 0, distanceM: 250 }],
        },
        { name: 'Shop', buildings: [] },
      ],
      segments: [
        {
          ...{ name: 'Cash', users: 33, sites: ['Shop'] },
          places: [
            { site: 'Headquarters', building: 'Reading room', users: 30 },
            { site: 'Shop', users: 3 },
          ],
        },
      ],
    },
  });
});

test('a segment of controllers says what it is asked by and by whom, which stays while that one is renamed', async () => {
  const api = new FakeApi();
  api.answer(createDesign, { data: aDesign() });
  const { user, container } = renderNewDesign(api, '?step=segments');
  for (const [nth, name] of ['Cells', 'Panels'].entries()) {
    await user.click(await screen.findByRole('button', { name: 'Add segment' }));
    await user.type(screen.getAllByLabelText(/^Name,/)[nth] ?? screen.getByLabelText(/^Name,/), name);
    await user.type(screen.getByLabelText(`Users, ${name}`), '20');
  }
  await user.click(screen.getByRole('button', { name: 'More about Panels' }));
  expect(within(screen.getByRole('dialog')).queryByText('Industrial protocols')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.selectOptions(screen.getByLabelText('Type, Cells'), 'iot');
  await user.click(screen.getByRole('button', { name: 'More about Cells' }));
  const cells = within(screen.getByRole('dialog'));
  for (const [nth, protocol] of ['modbus-tcp', 's7'].entries()) {
    await user.click(cells.getByRole('button', { name: 'Add protocol' }));
    await user.selectOptions(cells.getByLabelText(`Protocol, protocol ${nth + 1}`), protocol);
  }
  await user.selectOptions(cells.getByLabelText('Asked by, protocol 2'), 'Panels');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const panels = screen.getByLabelText('Name, Panels');
  await user.clear(panels);
  await user.type(panels, 'Control room');
  await user.click(screen.getByRole('link', { name: /Basics/ }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Works');
  await user.click(screen.getByRole('button', { name: 'Create design' }));
  await waitFor(() => expect(api.callsOf(createDesign)).toHaveLength(1));
  expect(api.callsOf(createDesign)[0]?.body).toMatchObject({
    requirements: {
      segments: [
        { name: 'Cells', speaks: [{ protocol: 'modbus-tcp' }, { protocol: 's7', from: 'Control room' }] },
        { name: 'Control room', speaks: [] },
      ],
    },
  });
});

test('sites come from a CSV file, row by row with what is wrong', async () => {
  const api = new FakeApi();
  const { user, container } = renderNewDesign(api, '?step=sites');
  await user.click(await screen.findByRole('radio', { name: /Several sites/ }));
  await user.click(screen.getByRole('button', { name: 'Import sites' }));
  await screen.findByRole('dialog', { name: 'Import sites' });
  const text = [
    'Name,Kind,Wired users,Segments',
    'Leeds,Shop,4,Tills|IoT|3',
    'York,Castle,2,',
    'Hull,Hotel,9,Tills|IoT|2;Locks|IoT|40',
  ].join('\n');
  await user.upload(screen.getByLabelText('CSV file'), new File([text], 'sites.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^1 row cannot be imported/)).toBeTruthy();
  expect(screen.getByText(/^Kind must be Headquarters, Office/)).toBeTruthy();
  await expectAccessible(container);
  const rows = within(screen.getByRole('table', { name: 'Rows of the file' }));
  expect(rows.getByText('Tills, Locks')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2 sites' }));
  const table = within(screen.getByRole('table', { name: 'Sites' }));
  expect(table.getAllByLabelText(/^Name,/).map((field) => field.getAttribute('value'))).toEqual([
    'Leeds',
    'Hull',
  ]);
  expect(table.getByLabelText('Kind, Hull')).toHaveProperty('value', 'hotel');
  await user.click(screen.getByRole('link', { name: /segments/ }));
  const segments = within(screen.getByRole('table', { name: 'Segments' }));
  expect(segments.getByLabelText('Users, Tills')).toHaveProperty('value', '5');
  expect(segments.getByRole('button', { name: 'More about Locks: Hosts by place' })).toBeTruthy();
});
