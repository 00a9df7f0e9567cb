import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assignEquipment, getRecommendations } from '#shared/contract/design-equipment.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import {
  aCoreRole,
  accessSwitch,
  aLine,
  anAdvice,
  aUse,
  bigSwitch,
  designId,
  otherSwitch,
} from './advice-builder.ts';
import { bill, cardOf, show, total } from './show-equipment.tsx';

test('each role shows its device, how many, where, what it costs and how it scores', async () => {
  const { container } = show();
  const access = await cardOf(1);
  expect(within(access).getByRole('heading', { name: 'Access' })).toBeTruthy();
  expect(access.textContent).toContain('8 × at Headquarters');
  expect(access.textContent).toContain('US$8,000');
  expect(access.textContent).toContain('90 of 100');
  expect(within(access).getByRole('link', { name: 'Acme ACC-48' }).getAttribute('href')).toBe(
    `/equipment/${accessSwitch.id}`,
  );
  expect((await cardOf(2)).textContent).toContain('2 × at Branch North and Branch South');
  expect((await cardOf(0)).textContent).toContain('about US$16,000');
  await expectAccessible(container);
});

test('the reasoning opens: needs, reasons, the parts of the score, places, alternatives and what was ruled out', async () => {
  const { user, container } = show();
  const access = await cardOf(1);
  const why = within(access).getByRole('button', { name: /^Why/ });
  expect(why.getAttribute('aria-expanded')).toBe('false');
  await user.click(why);
  expect(why.getAttribute('aria-expanded')).toBe('true');
  expect(within(access).getByText(/28 in use × 1\.3 growth/)).toBeTruthy();
  expect(within(access).getByText(/its links take 79 %/, { selector: 'li' })).toBeTruthy();
  const rows = within(within(access).getByRole('table', { name: 'Score of Acme ACC-48' })).getAllByRole(
    'row',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PartPointsWeight',
    'Cost8030 %',
    'Headroom9025 %',
    'Single vendor10025 %',
    'Life cycle7015 %',
    'Power draw505 %',
    'Score89.8100 %',
  ]);
  expect(within(access).getByText(/^HQ-ACC-1, HQ-ACC-2/)).toBeTruthy();
  expect(within(access).getByRole('link', { name: 'Bolt B-48' })).toBeTruthy();
  expect(within(access).getByText(/By PoE budget \(89\) and ports \(3\)/)).toBeTruthy();
  expect(within(access).getByText(/at least 471 W is needed/)).toBeTruthy();
  await expectAccessible(container);
});

test('accepting one adds it to the design, for its role and its sites', async () => {
  const { api, user } = show();
  const accept = 'Accept: Acme ACC-48 for Access at Headquarters';
  await user.click(await screen.findByRole('button', { name: accept }));
  expect(await screen.findByText('Acme ACC-48 is in the design.')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Why/);
  expect(api.callsOf(assignEquipment)[0]?.body).toEqual({
    designId,
    equipment: [{ id: accessSwitch.id, uses: [aUse(8)] }],
  });
  expect((await cardOf(1)).textContent).toContain('In the design');
  expect((await cardOf(2)).textContent).not.toContain('In the design');
});

test('accepting all is one call, and a device for two roles is one line of two uses', async () => {
  const { api, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Accept all 3' }));
  const table = await bill();
  await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(2));
  expect(api.callsOf(assignEquipment).map(({ body }) => body)).toEqual([
    {
      designId,
      equipment: [
        { id: bigSwitch.id, uses: [aUse(2, 'core')] },
        { id: accessSwitch.id, uses: [aUse(8), aUse(2, 'access', ['Branch North', 'Branch South'])] },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull());
  expect(total('Pieces')).toBe('12');
});

test('with a device for every role the list collapses, so that the bill comes first, and can be expanded', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Accept all 3' }));
  const roles = await screen.findByRole('button', { name: 'Show 3 roles' });
  expect(screen.getByText('All 3 roles have a device in the design')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3, name: 'Core' })).toBeNull();
  await user.click(roles);
  expect(screen.getByRole('heading', { level: 3, name: 'Core' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide the roles' }));
  expect(screen.queryByRole('heading', { level: 3, name: 'Core' })).toBeNull();
});

test('an alternative replaces an accepted device', async () => {
  const { store, user } = show({ lines: [aLine(accessSwitch, aUse(8))] });
  const access = await cardOf(1);
  await waitFor(() => expect(access.textContent).toContain('In the design'));
  await user.click(within(access).getByRole('button', { name: /^Why/ }));
  await user.click(
    within(access).getByRole('button', { name: 'Use instead: Bolt B-48 for Access at Headquarters' }),
  );
  await waitFor(() => expect(access.textContent).toContain('In the design: Bolt B-48'));
  expect(
    within(access).getByRole('button', { name: 'Use this instead: Acme ACC-48 for Access at Headquarters' }),
  ).toBeTruthy();
  await waitFor(() => expect(store.lines.map(({ id }) => id)).toEqual([otherSwitch.id]));
});

test('where nothing fits it says what to relax', async () => {
  const sentence = 'No device meets every demand. Relax PoE budget by 28 W: Acme ACC-48 meets all others.';
  const nothing = aCoreRole({ choice: null, relax: { constraints: ['PoE budget'], sentence } });
  const { container } = show({ advice: anAdvice({ roles: [nothing] }) });
  const core = await cardOf(0);
  expect(within(core).getByText('No device fits')).toBeTruthy();
  expect(within(core).getByText(sentence)).toBeTruthy();
  expect(screen.getByText('1 role without a device that fits')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await expectAccessible(container);
});

test('the cost is compared with the budget', async () => {
  show();
  expect(await screen.findByText(/of a US\$40,000 budget/)).toBeTruthy();
  expect(screen.getByText('US$14,000 left')).toBeTruthy();
});

test('a cost over the budget says by how much', async () => {
  show({ advice: anAdvice({ budget: 25_000 }) });
  expect(await screen.findByText('US$1,000 over the budget')).toBeTruthy();
});

test('keeping to the preferred vendor is part of the address and fetches again', async () => {
  const { api, user, address } = show({ requirements: { vendorPreference: 'Acme' } });
  await user.click(await screen.findByLabelText('Only Acme'));
  await waitFor(() => expect(address()).toBe(`/designs/${designId}/equipment?vendorOnly=true`));
  await waitFor(() => expect(api.callsOf(getRecommendations).at(-1)?.query.get('vendorOnly')).toBe('true'));
});

test('an address that keeps to the vendor is fetched that way', async () => {
  const { api } = show({ requirements: { vendorPreference: 'Acme' }, search: '?vendorOnly=true' });
  const only = await screen.findByLabelText<HTMLInputElement>('Only Acme');
  expect(only.checked).toBe(true);
  expect(api.callsOf(getRecommendations).map(({ query }) => query.get('vendorOnly'))).toEqual(['true']);
});

test('without a topology it says so and leads there', async () => {
  show({
    advice: anAdvice({ topologyVersion: null, notes: ['This design has no topology yet.', 'Another note.'] }),
  });
  expect(await screen.findByText('This design has no topology yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the topology' })).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Notes on the recommendations' })).getAllByRole('listitem'),
  ).toHaveLength(1);
});

test('a design that cannot be planned leads to its requirements', async () => {
  const api = new FakeApi();
  show({ api });
  api.refuse(getRecommendations, 'unprocessable', 'Nobody is to be served yet.');
  expect(await screen.findByText('Nobody is to be served yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit the requirements' })).toBeTruthy();
});

test.each([
  ['its own error', { success: false, error: 'The engine is resting.' }, 'The engine is resting.'],
  ['the sentence of the call', { success: false }, 'Failed to get recommendations'],
])('a response with success: false shows %s, and can be retried', async (_, answer, sentence) => {
  const api = new FakeApi();
  const { user } = show({ api });
  api.respond(getRecommendations, () => Response.json(answer));
  expect(await screen.findByText(sentence)).toBeTruthy();
  api.answer(getRecommendations, { data: anAdvice() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cardOf(0)).toBeTruthy();
});
