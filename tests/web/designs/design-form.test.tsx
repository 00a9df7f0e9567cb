import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createDesign,
  type Design,
  DesignChange,
  getDesign,
  NewDesign,
  updateDesign,
} from '#shared/contract/designs.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import EditDesignScreen from '#web/features/design-form/screens/edit-design-screen.tsx';
import { draftKey, keepDraft } from '#web/ui/editing/draft-store.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign, someValues } from './form-builders.ts';
import { OnceSignedIn } from './once-signed-in.tsx';
import { renderNewDesign } from './render-new-design.tsx';

const ada = aUser();

function showNew(api = new FakeApi(), query = '') {
  api.answer(createDesign, ({ body }) => ({ data: aDesign(NewDesign.parse(body)) }));
  return {
    api,
    ...renderNewDesign(api, query),
  };
}

function showEdit(stored: Design, api = new FakeApi()) {
  api.answer(getDesign, { data: stored });
  const place = { at: `/designs/${stored.id}/edit`, path: '/designs/:id/edit' };
  return {
    api,
    ...renderScreen(
      <OnceSignedIn>
        <EditDesignScreen />
      </OnceSignedIn>,
      { api, ...place, as: ada },
    ),
  };
}

const draftOf = (of: string) => localStorage.getItem(draftKey('design', ada.uid, of));

test('a single site needs a name and two numbers, and Enter completes the form', async () => {
  const { api, user, address, container } = showNew();
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Dental practice{Enter}');
  expect(address()).toBe('/designs/new?step=sites');
  await user.type(screen.getByLabelText('Wired users'), '12');
  await user.type(screen.getByLabelText('Wireless users'), '8');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Create design' }));

  await waitFor(() => expect(address()).toBe('/designs/65a000000000000000000001'));
  expect(await screen.findByText('Dental practice was created.')).toBeTruthy();
  expect(api.callsOf(createDesign)[0]?.body).toMatchObject({
    designName: 'Dental practice',
    designStatus: 'draft',
    requirements: {
      sites: [{ name: 'Headquarters', kind: 'headquarters', wiredUsers: 12, wirelessUsers: 8, floors: 1 }],
      ipScheme: { private: '10.0.0.0/8' },
    },
  });
  expect(draftOf('new')).toBeNull();
});

test('the steps follow one another and end in a review of everything', async () => {
  const { user, container } = showNew();
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Dental practice');
  const titles = ['Sites', 'Users and segments', 'Bandwidth and services', 'Addressing'];
  for (const title of [...titles, 'Security and redundancy', 'Growth and budget', 'Review']) {
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    await expectAccessible(container);
  }
  expect(screen.getByText('30 % over 3 years')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit growth and budget' }).getAttribute('href')).toBe(
    '/designs/new?step=growth',
  );
  expect(screen.getByRole('button', { name: 'Create design' })).toBeTruthy();
});

test('a review of what is wrong names each field, and leads to it', async () => {
  const { user } = showNew(new FakeApi(), '?step=review');
  const wrong = await screen.findByText(/Name must not be empty\./);
  expect(within(wrong).getByRole('link', { name: 'Basics' }).getAttribute('href')).toContain('step=basics');
  await user.click(within(wrong).getByRole('link', { name: 'Basics' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toBeTruthy();
});

test('several sites are rows: added by Enter, duplicated, removed and restored', async () => {
  const { api, user } = showNew();
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Northern offices{Enter}');
  await user.click(screen.getByRole('radio', { name: /Several sites/ }));
  const table = screen.getByRole('table', { name: 'Sites' });
  await user.clear(within(table).getByLabelText(/^Name,/));
  await user.type(within(table).getByLabelText(/^Name,/), 'Leeds{Enter}York');
  await user.type(within(table).getByLabelText('Wired users, Leeds'), '180{Enter}25');
  await user.click(within(table).getByRole('button', { name: 'Duplicate York' }));
  await user.click(within(table).getByRole('button', { name: 'Remove Leeds' }));
  expect(within(table).queryByDisplayValue('Leeds')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const summary = screen.getByRole('complementary', { name: 'Summary' });
  expect(within(summary).getByText('230')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Create design' }));
  await waitFor(() => expect(api.callsOf(createDesign)).toHaveLength(1));
  expect(api.callsOf(createDesign)[0]?.body).toMatchObject({
    requirements: {
      sites: [
        { name: 'Leeds', kind: 'headquarters', wiredUsers: 180 },
        { name: 'York', kind: 'branch', wiredUsers: 25 },
        { name: 'York copy', kind: 'branch', wiredUsers: 25 },
      ],
    },
  });
});

test('rows copied from a spreadsheet paste as sites', async () => {
  const { user } = showNew();
  await screen.findByRole('textbox', { name: /Name/ });
  await user.click(screen.getByRole('link', { name: /Sites/ }));
  await user.click(screen.getByRole('radio', { name: /Several sites/ }));
  const table = screen.getByRole('table', { name: 'Sites' });
  fireEvent.paste(within(table).getByLabelText(/^Name,/), {
    clipboardData: { getData: () => 'Site\tKind\tWired\nLeeds\tHeadquarters\t180\nYork\tBranch\t25' },
  });
  expect(within(table).getByLabelText('Wired users, Leeds')).toHaveProperty('value', '180');
  expect(within(table).getByLabelText('Kind, York')).toHaveProperty('value', 'branch');
});

test('a field is validated when it is left, and an error blocks the next step', async () => {
  const { user, address } = showNew();
  const name = await screen.findByRole('textbox', { name: /Name/ });
  expect(screen.queryByText('Name must not be empty.')).toBeNull();
  await user.click(name);
  await user.tab();
  expect(screen.getByText('Name must not be empty.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/designs/new');
  expect(document.activeElement).toBe(name);
});

test('sending sums up every error, with a way to its step and field', async () => {
  const { api, user } = showNew();
  await screen.findByRole('textbox', { name: /Name/ });
  await user.click(screen.getByRole('link', { name: /Addressing/ }));
  await user.clear(screen.getByLabelText('Private block'));
  await user.type(screen.getByLabelText('Private block'), '8.8.8.0/24');
  await user.click(screen.getByRole('button', { name: 'Create design' }));
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('2 fields need correcting before this can be saved.')).toBeTruthy();
  expect(document.activeElement).toBe(alert);
  await user.click(within(alert).getByRole('button', { name: 'Basics' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Basics' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Name/ }));
  expect(api.callsOf(createDesign)).toHaveLength(0);
});

test('the errors of a single site name no row, those of several sites do', async () => {
  const { user } = showNew();
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Dental practice{Enter}');
  await user.type(screen.getByLabelText('Wired users'), '-5');
  await user.click(screen.getByRole('button', { name: 'Create design' }));
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('listitem').textContent).toBe('Sites: Wired users must not be negative.');
  await user.click(screen.getByRole('radio', { name: /Several sites/ }));
  expect(within(alert).getByRole('button', { name: 'Sites, row 1' })).toBeTruthy();
});

test('a pasted name that is too long is kept whole and reported immediately', async () => {
  const { user } = showNew();
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.click(name);
  await user.paste('n'.repeat(101));
  expect(name).toHaveProperty('value', 'n'.repeat(101));
  expect(screen.getByText('Name must have at most 100 characters.')).toBeTruthy();

  await user.click(screen.getByLabelText('Description'));
  await user.paste('d'.repeat(512));
  expect(screen.getByText(/^12 characters too many\./)).toBeTruthy();
  expect(screen.getByText('Description must have at most 500 characters.')).toBeTruthy();
});

test('a pasted site name that is too long is reported in its row', async () => {
  const { user } = showNew();
  await screen.findByRole('textbox', { name: /Name/ });
  await user.click(screen.getByRole('link', { name: /Sites/ }));
  await user.click(screen.getByRole('radio', { name: /Several sites/ }));
  const cell = within(screen.getByRole('table', { name: 'Sites' })).getByLabelText(/^Name,/);
  await user.clear(cell);
  await user.paste('s'.repeat(101));
  expect(cell).toHaveProperty('value', 's'.repeat(101));
  expect(cell.getAttribute('aria-invalid')).toBe('true');
});

test('a refusal that names a field shows at that field until it is changed', async () => {
  const { api, user, address } = showNew();
  const sentence = 'You already have a design called “Leeds”. Choose another name.';
  api.refuse(createDesign, 'name_taken', sentence, {
    fields: [{ field: 'designName', message: 'is the name of another design' }],
  });
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Leeds');
  await user.click(screen.getByRole('button', { name: 'Create design' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(/Name is the name of another design\./).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), ' 2');
  expect(screen.queryByText(/Name is the name of another design\./)).toBeNull();
  expect(address()).toBe('/designs/new');
});

test('a draft survives a reload, and can be discarded and restored', async () => {
  const first = showNew();
  await first.user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Half done');
  await waitFor(() => expect(draftOf('new')).toContain('Half done'));
  first.unmount();

  const { user } = showNew();
  expect(await screen.findByText(/Draft restored from/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Half done');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', '');
  await waitFor(() => expect(draftOf('new')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Half done');
});

test('a restored draft shows its errors, but not fields that are still empty', async () => {
  const { sites, ...values } = someValues({ texts: { designName: '' } });
  const wrong = sites.map((site) => ({ ...site, wiredUsers: '-5', wirelessUsers: 'lots' }));
  keepDraft(draftKey('design', ada.uid, 'new'), { values: { ...values, sites: wrong }, savedAt: Date.now() });
  const { user } = showNew();
  expect(await screen.findByText(/Draft restored from/)).toBeTruthy();
  expect(screen.queryByText('Name must not be empty.')).toBeNull();
  await user.click(screen.getByRole('link', { name: /Sites/ }));
  expect(screen.getByText('Wired users must not be negative.')).toBeTruthy();
  expect(screen.getByLabelText('Wireless users').getAttribute('aria-invalid')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.queryByText('Wired users must not be negative.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Wired users must not be negative.')).toBeTruthy();
});

test('a draft is not offered to other users, or when it no longer fits the form', async () => {
  keepDraft(draftKey('design', 'somebody-else', 'new'), {
    values: someValues({ texts: { designName: 'Secret' } }),
    savedAt: 1,
  });
  localStorage.setItem(draftKey('design', ada.uid, 'new'), '{"values":{"designName":"From long ago"}}');
  showNew();
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', '');
});

test('Escape leaves immediately when nothing was changed, and asks otherwise', async () => {
  const { user, address } = showNew();
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Half done{Escape}');
  const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  expect(address()).toBe('/designs');
  expect(draftOf('new')).toBeNull();
});

test('Escape on an untouched form goes back to the list', async () => {
  const { user, address } = showNew();
  await user.click(await screen.findByRole('textbox', { name: /Name/ }));
  await user.keyboard('{Escape}');
  expect(address()).toBe('/designs');
});

test('an edit is saved on top of the version that was opened', async () => {
  const stored = aDesign({ version: 3, requirements: { wiredUsers: 5 } });
  const { api, user, address } = showEdit(stored);
  api.answer(updateDesign, { data: { ...stored, version: 4, designName: 'Head office 2' } });
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe(`/designs/${stored.id}`));
  expect(api.callsOf(updateDesign)[0]?.body).toMatchObject({ version: 3, designName: 'Head office 2' });
});

/** An edit of version 3 that meets version 4 when it is saved. */
async function inConflict() {
  const stored = aDesign({ version: 3 });
  const theirs = { ...stored, version: 4, description: 'Now with York' };
  const shown = showEdit(stored);
  await shown.user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2');
  shown.api.answer(getDesign, { data: theirs });
  shown.api.refuse(updateDesign, 'stale_version', 'This design was changed by someone else.', {
    currentVersion: 4,
  });
  await shown.user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'This design changed in the meantime' });
  return { ...shown, stored, theirs, dialog };
}

test('a conflict shows the differences, and saves mine on top of theirs only when submitted again', async () => {
  const { api, user, address, stored, theirs, dialog } = await inConflict();
  const row = within(dialog).getByRole('rowheader', { name: 'Description' }).closest('tr') as HTMLElement;
  expect(within(row).getByText('Now with York')).toBeTruthy();
  expect(api.callsOf(updateDesign)).toHaveLength(1);

  await expectAccessible(dialog);
  api.answer(updateDesign, { data: { ...theirs, version: 5 } });
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Now with York');
  expect(api.callsOf(updateDesign)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe(`/designs/${stored.id}`));
  expect(api.callsOf(updateDesign)[1]?.body).toMatchObject({
    version: 4,
    designName: 'Head office 2',
    description: 'Now with York',
  });
});

test('theirs can be taken field by field', async () => {
  const stored = aDesign({ version: 3 });
  const { api, user } = showEdit(stored);
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2');
  await user.type(screen.getByLabelText('Description'), 'Mine');
  api.answer(getDesign, {
    data: { ...stored, version: 4, designName: 'Main office', description: 'Theirs' },
  });
  api.refuse(updateDesign, 'stale_version', 'This design was changed by someone else.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('radio', { name: 'Take theirs: Description' }));
  await user.click(screen.getByRole('button', { name: 'Use these choices' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Head office 2');
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Theirs');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Mine');
});

test('theirs can be loaded instead, and mine restored', async () => {
  const { user, dialog } = await inConflict();
  await user.click(within(dialog).getByRole('button', { name: 'Load theirs' }));
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Now with York');
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Head office');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Head office 2');
});

test('a draft of an older version says so when it is restored', async () => {
  const stored = aDesign({ version: 5 });
  const values = { ...valuesOfDesign(stored), designName: 'Mine' };
  keepDraft(draftKey('design', ada.uid, stored.id), { values, version: 4, savedAt: Date.now() });
  showEdit(stored);
  expect(await screen.findByText(/The design has changed since/)).toBeTruthy();
});

test('saving other requirements than the topology was planned from says so', async () => {
  const stored = aDesign({ plannedDevices: 12, requirements: { wiredUsers: 5 } });
  const { api, user } = showEdit(stored);
  api.answer(updateDesign, ({ body }) => ({
    data: { ...stored, ...DesignChange.parse(body), version: 2 } as Design,
  }));
  await user.click(await screen.findByRole('link', { name: /Sites/ }));
  await user.type(screen.getByLabelText('Wired users'), '0');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/plan it again to include the changes/)).toBeTruthy();
});

test('a copy starts with everything that its original states', async () => {
  const original = aDesign({ designName: 'Leeds', requirements: { wiredUsers: 180 } });
  const api = new FakeApi();
  api.answer(getDesign, { data: original });
  api.answer(createDesign, ({ body }) => ({ data: aDesign(NewDesign.parse(body)) }));
  const query = `?from=${original.id}`;
  const { user, address } = renderNewDesign(api, query);
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Leeds (copy)');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe(`/designs/new${query}&step=sites`);
  expect(screen.getByLabelText('Wired users')).toHaveProperty('value', '180');
  await user.click(screen.getByRole('button', { name: 'Create design' }));
  await waitFor(() =>
    expect(api.callsOf(createDesign)[0]?.body).toMatchObject({ designName: 'Leeds (copy)' }),
  );
});

test('a pressed button does not leave the field, whose error would push it away', async () => {
  const { user } = showNew();
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.click(name);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Create design' }) });
  expect(document.activeElement).toBe(name);
  expect(screen.queryByText('Name must not be empty.')).toBeNull();
});

test('a design that does not exist cannot be edited', async () => {
  const api = new FakeApi();
  api.refuse(getDesign, 'not_found', 'This design does not exist.');
  const place = { at: `/designs/${aDesign().id}/edit`, path: '/designs/:id/edit' };
  renderScreen(
    <OnceSignedIn>
      <EditDesignScreen />
    </OnceSignedIn>,
    { api, ...place, as: ada },
  );
  expect(await screen.findByText('This design does not exist')).toBeTruthy();
});
