import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDesign, getDesign, updateDesign } from '#shared/contract/designs.ts';
import DesignRequirements from '#web/features/designs/design-requirements.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from './form-builders.ts';
import { InDesign } from './in-design.tsx';
import { OnceSignedIn } from './once-signed-in.tsx';
import { renderNewDesign } from './render-new-design.tsx';

const design = aDesign({
  version: 3,
  requirements: { wiredUsers: 40, securityRequirements: { remoteAccess: 'vpn' } },
});
const stating = (assumptions: { remoteShare?: number }) => ({
  ...design,
  requirements: { ...design.requirements, assumptions },
});

function show(stored = design) {
  const api = new FakeApi();
  api.answer(getDesign, { data: stored });
  const view = renderScreen(
    <OnceSignedIn>
      <InDesign id={stored.id}>
        <DesignRequirements />
      </InDesign>
    </OnceSignedIn>,
    { api, at: `/designs/${stored.id}/requirements`, path: '/designs/:id/*', as: aUser() },
  );
  return { api, ...view };
}

const remote = async () => {
  const list = within(await screen.findByRole('region', { name: 'Assumptions' }));
  const item = list.getByText('Staff who work remotely').closest('li');
  if (!item) throw new Error('It is an item of a list');
  return within(item);
};

test('an assumption is changed where it is listed, and stored with the design', async () => {
  const { api, user, container } = show();
  const row = await remote();
  expect(row.getByText('25 %')).toBeTruthy();
  expect(row.getByText('Netwright’s default')).toBeTruthy();
  await expectAccessible(container);

  await user.click(row.getByRole('button', { name: /^Change/ }));
  const field = row.getByRole('textbox', { name: 'Staff who work remotely' });
  await user.clear(field);
  await user.type(field, '4{Enter}');
  expect(row.getByText('Staff who work remotely must be at most 1.')).toBeTruthy();
  await user.clear(field);
  api.answer(updateDesign, { data: stating({ remoteShare: 0.5 }) });
  await user.type(field, '0.5{Enter}');
  await waitFor(() => expect(api.callsOf(updateDesign)).toHaveLength(1));
  expect(api.callsOf(updateDesign)[0]?.body).toMatchObject({
    version: 3,
    requirements: { assumptions: { remoteShare: 0.5 } },
  });
});

test('a stated figure says what it replaces, and is reset with one click', async () => {
  const { api, user } = show(stating({ remoteShare: 0.5 }));
  const row = await remote();
  expect(row.getByText('Stated by this design instead of 25 %')).toBeTruthy();
  api.answer(updateDesign, { data: design });
  await user.click(row.getByRole('button', { name: /^Reset/ }));
  await waitFor(() => expect(api.callsOf(updateDesign)).toHaveLength(1));
  expect(api.callsOf(updateDesign)[0]?.body).toMatchObject({ requirements: { assumptions: {} } });
});

test('the review of the form lists them, and what is changed there is created with the design', async () => {
  const api = new FakeApi();
  api.answer(createDesign, { data: design });
  const { user } = renderNewDesign(api);
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Office');
  await user.click(screen.getByRole('link', { name: /Sites/ }));
  await user.type(screen.getByRole('textbox', { name: /Wired users/ }), '40');
  await user.click(screen.getByRole('link', { name: /Security/ }));
  await user.selectOptions(screen.getByLabelText('Remote access'), 'vpn');
  await user.click(screen.getByRole('link', { name: /Review/ }));
  // What is assumed does not stand between the review and its button.
  expect(screen.queryByText('Staff who work remotely')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^People, traffic and Wi-Fi \d+ figures$/ }));
  const row = await remote();
  await user.click(row.getByRole('button', { name: /^Change/ }));
  const field = row.getByRole('textbox', { name: 'Staff who work remotely' });
  await user.clear(field);
  await user.type(field, '0.5{Enter}');
  expect(row.getByText('50 %')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create design' }));
  await waitFor(() => expect(api.callsOf(createDesign)).toHaveLength(1));
  expect(api.callsOf(createDesign)[0]?.body).toMatchObject({
    requirements: { assumptions: { remoteShare: 0.5 } },
  });
});

test('the database that is assumed is another one with one click', async () => {
  const stored = aDesign({
    version: 3,
    requirements: { wiredUsers: 40, services: { onPremise: ['database'] } },
  });
  const { api, user, container } = show(stored);
  const field = await screen.findByLabelText('Change: Database systems');
  expect(field).toHaveProperty('value', 'sql-server');
  await expectAccessible(container);
  api.answer(updateDesign, { data: stored });
  await user.selectOptions(field, 'PostgreSQL');
  await waitFor(() => expect(api.callsOf(updateDesign)).toHaveLength(1));
  expect(api.callsOf(updateDesign)[0]?.body).toMatchObject({
    version: 3,
    requirements: { services: { onPremise: ['database'], databases: ['postgresql'] } },
  });
});

test('the form asks which database there is where one is ticked, and says what is assumed otherwise', async () => {
  const api = new FakeApi();
  const { user } = renderNewDesign(api, '?step=services');
  await user.click(await screen.findByRole('checkbox', { name: 'File server' }));
  expect(screen.queryByRole('checkbox', { name: 'PostgreSQL' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Database' }));
  expect(screen.getByRole('checkbox', { name: 'PostgreSQL' })).toBeTruthy();
  expect(screen.getByText(/None chosen: Microsoft SQL Server is assumed/)).toBeTruthy();
  // What is said of the services themselves is read here, too.
  expect(screen.getByText(/a relay takes it from the internet/)).toBeTruthy();
});
