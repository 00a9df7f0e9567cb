import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getTopology } from '#shared/contract/topology.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { planTopology } from '#shared/network/plan.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import DesignCabling from '#web/features/cabling/design-cabling.tsx';
import * as download from '#web/ui/save-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { aDesign } from '../designs/form-builders.ts';
import { type RenderedTab, renderDesignTab } from '../designs/render-design-tab.tsx';

const design = aDesign({
  designName: 'Two offices',
  requirements: {
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 12, wirelessUsers: 8 },
      { name: 'York', wiredUsers: 4 },
    ],
  },
});
const plan = planTopology(design.requirements);
const cables = [...cableSchedule(plan, design.requirements)];

const show = (query = '', given: Partial<RenderedTab> = { plan }) =>
  renderDesignTab(<DesignCabling />, { design, tab: 'cabling', query, ...given });

test('every cable of the plan is in the schedule, with totals', async () => {
  const { container } = show();
  const table = await screen.findByRole('table', { name: 'Cable schedule' });
  expect(within(table).getAllByRole('row')).toHaveLength(Math.min(cables.length, 200) + 1);
  expect(screen.getByText(`${cables.length} cables`)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Totals' }).textContent).toContain('Lengths are estimates');
  await expectAccessible(container);
});

test('a chosen site stays in the address and filters the download', async () => {
  const save = vi.spyOn(download, 'saveFile').mockImplementation(() => {});
  const { user, address } = show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'York');
  const ofYork = cables.filter(({ site }) => site === 'York').length;
  expect(await screen.findByText(`${ofYork} of ${cables.length} cables`)).toBeTruthy();
  expect(address()).toContain('site=York');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const text = (await save.mock.calls[0]?.[0].blob.text()) ?? '';
  expect(text.trim().split('\r\n')).toHaveLength(ofYork + 1);
});

test('a search without matches leads back to all', async () => {
  const { user } = show('?search=nowhere');
  await user.click(await screen.findByRole('button', { name: 'Show all cables' }));
  await waitFor(() => expect(screen.getByText(`${cables.length} cables`)).toBeTruthy());
});

test('without a topology it says where the schedule comes from', async () => {
  show('', { answers: (api) => api.refuse(getTopology, 'not_found', 'This design has no topology yet.') });
  const link = await screen.findByRole('link', { name: 'Go to the topology' });
  expect(link.getAttribute('href')).toBe(`/designs/${design.id}/topology`);
});

test('a failure is reported and can be retried', async () => {
  show('', { answers: (api) => api.refuse(getTopology, 'internal', 'Something went wrong.') });
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
});

test('a long schedule is grouped by site: the first is open, in print all are', async () => {
  const sites = ['Leeds', 'York'].map((name) => ({ name, wiredUsers: 80, wirelessUsers: 40 }));
  const large = aDesign({ designName: 'Two large offices', requirements: { sites } });
  const graph = planTopology(large.requirements);
  const counts = Object.entries(
    Object.groupBy([...cableSchedule(graph, large.requirements)], ({ site }) => site || 'Between sites'),
  );
  const { user } = show('', { design: large, plan: graph });
  for (const [site, cables = []] of counts) {
    const fold = await screen.findByRole('button', {
      name: `${site} ${formatCount(cables.length, 'cable')}`,
    });
    expect(fold.getAttribute('aria-expanded')).toBe(String(site === counts[0]?.[0]));
  }
  const york = (caption = 'Cable schedule of York') => screen.queryByRole('table', { name: caption });
  expect(york()).toBeNull();
  await user.click(screen.getByRole('button', { name: /^York/ }));
  expect(within(york() ?? document.body).getAllByRole('row')).toHaveLength(51);

  fireEvent(window, new Event('beforeprint'));
  const printed = screen.getAllByRole('table').flatMap((table) => within(table).getAllByRole('row').slice(1));
  expect(printed).toHaveLength(counts.reduce((sum, [, cables = []]) => sum + cables.length, 0));
  fireEvent(window, new Event('afterprint'));
});
