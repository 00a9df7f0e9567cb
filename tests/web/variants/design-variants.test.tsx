import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listDesignEquipment } from '#shared/contract/design-equipment.ts';
import { getDesign, type NewDesignInput, updateDesign } from '#shared/contract/designs.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import DesignVariants from '#web/features/variants/design-variants.tsx';
import { compareVariants } from '#web/features/variants/worker/compare-variants.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { serviceDouble } from '../../support/service-double.ts';
import { aDesign } from '../designs/form-builders.ts';
import { InDesign } from '../designs/in-design.tsx';

vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(compareVariants) }));

const id = '65a000000000000000000001';
const times = {
  version: 1,
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
};

function show(requirements: NewDesignInput['requirements'], api = new FakeApi()) {
  const design = aDesign({ id, version: 4, requirements });
  api.answer(getDesign, { data: design });
  api.answer(listEquipment, { data: catalogue.map((device) => ({ ...device, ...times })) });
  api.answer(listDesignEquipment, { data: [] });
  const at = `/designs/${id}/variants`;
  return {
    api,
    design,
    ...renderScreen(
      <InDesign id={id}>
        <DesignVariants />
      </InDesign>,
      { api, at, path: '/designs/:id/variants' },
    ),
  };
}

const sites = [
  { name: 'Headquarters', kind: 'headquarters' as const, floors: 3, wiredUsers: 120, wirelessUsers: 100 },
];
const row = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');

test('plans are shown side by side, with what they change, what that buys and how they differ', async () => {
  const { container } = show({ sites });
  const table = await screen.findByRole('table', { name: 'Variants side by side' });
  expect(within(table).getAllByRole('columnheader').slice(1).length).toBeGreaterThanOrEqual(3);
  expect(within(table).getByRole('columnheader', { name: /^Resilient/ }).textContent).toMatch(
    /\+US\$[\d,]+.*Survives the failure of/,
  );
  const heads = within(table)
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);
  const at = (title: string) => heads.findIndex((head) => head.startsWith(title));
  const [balanced, resilient] = [at('Balanced'), at('Resilient')];
  const changed = row(/^Changed requirements/);
  expect(changed[balanced]?.textContent).toBe('Nothing');
  expect(changed[resilient]?.textContent).toContain('Core switches in pairs: from No to Yes');
  const changes = {
    Economical: 'Price range: from Medium to Low',
    'Higher class': 'Price range: from Medium to High',
  };
  for (const [title, change] of Object.entries(changes)) {
    // What would be the same network has no column, and is named.
    if (at(title) < 0)
      expect(screen.getByText(/would be the same network as the balanced one/).textContent).toContain(title);
    else expect(changed[at(title)]?.textContent).toContain(change);
  }
  const prices = row(/^Price in USD/);
  expect(prices[balanced]?.textContent).toMatch(/^~US\$[\d,]+/);
  expect(prices[resilient]?.textContent).toMatch(/\+[\d,]+ %/);
  expect(row(/^Internet downtime a year/)[resilient]?.textContent).toMatch(/−\d+ %/);
  expect(row(/^Checks/)[balanced]?.textContent).toContain('1 not checked');
  expect(row(/^Checks/)[balanced]?.textContent).toContain(
    'not checked. The design states no amount for its budget.',
  );
  await expectAccessible(container);
});

test('a variant is applied after confirmation, guarded by the version, and leads to its plan', async () => {
  const { api, design, user, address } = show({ sites });
  api.answer(updateDesign, { data: { ...design, version: 5 } });
  await user.click(await screen.findByRole('button', { name: 'Use this variant: Resilient' }));
  const dialog = await screen.findByRole('dialog', { name: 'Use the resilient variant?' });
  expect(dialog.textContent).toContain('second internet line from no to yes');
  await user.click(within(dialog).getByRole('button', { name: 'Use this variant' }));
  await waitFor(() => expect(address()).toBe(`/designs/${id}/topology?plan=again`));
  expect(api.callsOf(updateDesign)[0]?.body).toMatchObject({
    version: 4,
    requirements: { redundancy: { internet: true, coreSwitching: true, power: true } },
  });

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsOf(updateDesign)).toHaveLength(2));
  expect(api.callsOf(updateDesign)[1]?.body).toMatchObject({
    version: 5,
    requirements: { redundancy: { internet: false, coreSwitching: false } },
  });
});

test('a change by someone else is reported, and nothing is applied', async () => {
  const { api, user, address } = show({ sites });
  api.refuse(updateDesign, 'stale_version', 'This design was changed by someone else.');
  await user.click(await screen.findByRole('button', { name: 'Use this variant: Resilient' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Use this variant' }));
  expect(await screen.findByText('This design was changed by someone else.')).toBeTruthy();
  expect(address()).toBe(`/designs/${id}/variants`);
});

test('requirements that cannot be planned lead to where they are stated', async () => {
  show({ wiredUsers: 0, wirelessUsers: 0 });
  expect(await screen.findByText(/nobody|no one|serves/i)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit the requirements' }).getAttribute('href')).toBe(
    `/designs/${id}/edit`,
  );
});

test('a catalogue that fails to load is fetched once more', async () => {
  const api = new FakeApi();
  const shown = show({ sites }, api);
  api.refuse(listEquipment, 'unavailable', 'Failed to fetch equipment');
  expect(await screen.findByText(/The variants could not be planned/)).toBeTruthy();
  api.answer(listEquipment, { data: catalogue.map((device) => ({ ...device, ...times })) });
  await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Variants side by side' })).toBeTruthy();
});
