import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { composer } from '#web/documents/configurations/composer.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { engineWasm } from '../../support/open-engine.ts';
import { serviceDouble } from '../../support/service-double.ts';
import { aDesign } from '../designs/form-builders.ts';
import { renderConfigurations } from './render-configurations.tsx';

vi.mock('#web/ui/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(composer()) }));
vi.mock('#web/documents/templates/engine-bytes.ts', () => ({
  engineBytes: async () => engineWasm(),
}));

const design = aDesign({
  designName: 'Two offices',
  requirements: {
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 12, phones: 6 },
      { name: 'York', wiredUsers: 4 },
    ],
  },
});
const plan = planTopology(design.requirements);
const cisco: Graph = {
  ...plan,
  nodes: plan.nodes.map((node) =>
    node.type === 'switch'
      ? { ...node, model: { manufacturer: 'Cisco', model: 'Catalyst C9300-48P', partNumber: 'C9300-48P-A' } }
      : node,
  ),
};

const show = (query: string, graph: Graph = cisco) => renderConfigurations(design, graph, query);

/** Found by its label: looking at the roles of every line takes seconds. */
const lines = () => screen.findByLabelText(/^Configuration of HQ-F1-ACC-1/);
const lineWith = async (text: string) => within(await lines()).findByText(text);

test('a line names the element and the requirement behind it, and the element leads back to its lines', async () => {
  const { user, address, container } = show('?device=hq-f1-acc-1');
  await user.click(await lineWith('interface GigabitEthernet1/0/1'));
  const origin = within(screen.getByLabelText('Where a line comes from'));
  const [element] = origin.getAllByRole('link');
  expect(element?.getAttribute('href')).toMatch(/topology\?select=/);
  expect(origin.getAllByText(/^Serves/).length).toBeGreaterThan(0);
  expect(origin.getAllByRole('link', { name: /Leeds/ })[0]?.getAttribute('href')).toContain(
    `/designs/${design.id}/requirements#`,
  );
  expect(address()).toMatch(/line=\d+/);
  await user.click(origin.getAllByRole('button', { name: 'Mark its lines' })[0] ?? container);
  expect(address()).toContain('element=');
  expect(await screen.findByText(/^\d+ of \d+ lines from /)).toBeTruthy();
});

test('the address of a line shows it at once, keys go on from there, and the text is found, copied and saved', async () => {
  const { user, address } = show('?device=hq-f1-acc-1&line=1');
  const text = await lines();
  expect(text.querySelector('[data-line="1"]')?.getAttribute('aria-selected')).toBe('true');
  text.focus();
  await user.keyboard('{ArrowDown}');
  expect(address()).toContain('line=2');
  await user.type(screen.getByLabelText('Find in this text'), 'hostname{Enter}');
  await user.click(await screen.findByLabelText('Next found line'));
  expect(await screen.findByText(/^1 of \d+ lines?$/)).toBeTruthy();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByLabelText('Copy HQ-F1-ACC-1.cfg'));
  await user.click(screen.getByLabelText('Download HQ-F1-ACC-1.cfg'));
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(await file?.blob.text()).toBe(write.mock.lastCall?.[0]);
  expect(write.mock.lastCall?.[0]).toContain('hostname HQ-F1-ACC-1');
});

test('a device without a model says so, and is looked at in a dialect that is chosen', async () => {
  const { user, address } = show('?device=hq-f1-acc-1', plan);
  expect(await screen.findByText(/has no model yet/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Dialect'), 'eos');
  expect(address()).toContain('dialect=eos');
  expect(await lineWith('hostname HQ-F1-ACC-1')).toBeTruthy();
});

test('every line of every device that comes from an element is found by its address', async () => {
  const { user, address } = show('?element=hq-f1-acc-1');
  expect(await screen.findByText(/^\d+ lines of \d+ devices? come from/)).toBeTruthy();
  await user.click(screen.getAllByText('HQ-F1-ACC-1', { selector: 'h2 a' })[0] ?? document.body);
  expect(address()).toMatch(/device=hq-f1-acc-1&file=.*&element=hq-f1-acc-1&line=\d+/);
});
