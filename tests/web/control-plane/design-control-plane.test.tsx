import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import DesignControlPlane from '#web/features/control-plane/design-control-plane.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { aDesign } from '../designs/form-builders.ts';
import { type RenderedTab, renderDesignTab } from '../designs/render-design-tab.tsx';

const design = aDesign({
  designName: 'Two offices',
  requirements: {
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 40, guests: 20 },
      { name: 'York', wiredUsers: 25 },
    ],
  },
});
const plan = planTopology(design.requirements);
const plane = controlPlaneOf(plan, design.requirements);

const show = (given: NonNullable<RenderedTab['plan']>, query = '') =>
  renderDesignTab(<DesignControlPlane />, { design, plan: given, tab: 'control-plane', query });

test('each section is in the contents and has its reasons', async () => {
  const { container } = show({ ...plan, controlPlane: plane });
  const areas = await screen.findByRole('region', { name: 'OSPF areas' });
  expect(within(areas).getByText('Area 0')).toBeTruthy();
  const contents = screen.getByRole('navigation', { name: 'Sections of the control plane' });
  expect(
    within(contents)
      .getByRole('link', { name: /^Policies between segments/ })
      .getAttribute('href'),
  ).toBe('#policies');
  const policies = screen.getByRole('table', { name: 'Policies between segments' });
  expect(within(policies).getAllByRole('row')).toHaveLength(plane.policies.length + 1);
  expect(within(policies).getByText('Guests reach the internet')).toBeTruthy();
  await expectAccessible(container);
});

test('filtering by site hides other sites and keeps the policies', async () => {
  const { user, address } = show({ ...plan, controlPlane: plane });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'York');
  expect(address()).toContain('site=York');
  expect(screen.queryByRole('table', { name: 'Trunks of Leeds' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Policies between segments' })).toBeTruthy();
});

test('a phone has every setting of a row, and only its reason is left out', async () => {
  show({ ...plan, controlPlane: plane });
  const policies = await screen.findByRole('table', { name: 'Policies between segments' });
  const optional = within(policies)
    .getAllByRole('columnheader')
    .flatMap((header) => (header.dataset.optional === 'true' ? [header.textContent] : []));
  expect(optional).toEqual(['Why']);
});

test('a topology without a control plane says what adds one', async () => {
  show(plan);
  expect(await screen.findByText(/Planning it again adds one/)).toBeTruthy();
});
