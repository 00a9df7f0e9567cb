import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDesign } from '#shared/contract/designs.ts';
import { getTopology, type Topology } from '#shared/contract/topology.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import DesignControlPlane from '#web/features/control-plane/design-control-plane.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';
import { InDesign } from '../designs/in-design.tsx';
import { OnceSignedIn } from '../designs/once-signed-in.tsx';

const design = aDesign({
  designName: 'Two offices',
  requirements: {
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 40, guests: 20 },
      { name: 'York', wiredUsers: 25 },
    ],
  },
});
const graph = planTopology(design.requirements);
const drawn: Topology = {
  ...graph,
  designId: design.id,
  version: 1,
  designVersion: design.version,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
};
const plane = controlPlaneOf(drawn, design.requirements);

function show(topology: Topology, query = '') {
  const api = new FakeApi();
  api.answer(getDesign, { data: design });
  api.answer(getTopology, { data: topology });
  return renderScreen(
    <OnceSignedIn>
      <InDesign id={design.id}>
        <DesignControlPlane />
      </InDesign>
    </OnceSignedIn>,
    {
      api,
      at: `/designs/${design.id}/control-plane${query}`,
      path: '/designs/:id/control-plane',
      as: aUser(),
    },
  );
}

test('each section is in the contents and has its reasons', async () => {
  const { container } = show({ ...drawn, controlPlane: plane });
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
  const { user, address } = show({ ...drawn, controlPlane: plane });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'York');
  expect(address()).toContain('site=York');
  expect(screen.queryByRole('table', { name: 'Trunks of Leeds' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Policies between segments' })).toBeTruthy();
});

test('a topology without a control plane says what adds one', async () => {
  show(drawn);
  expect(await screen.findByText(/Planning it again adds one/)).toBeTruthy();
});
