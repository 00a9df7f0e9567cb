import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { composer } from '#web/documents/configurations/composer.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { expectAccessible } from '../../support/axe.ts';
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
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 12, wirelessUsers: 8, phones: 6 },
      { name: 'York', wiredUsers: 4 },
    ],
  },
});
const plan = planTopology(design.requirements);

const show = (query = '', graph: Graph = plan) => renderConfigurations(design, graph, query);

test('a device leads to its ports, with VLANs, far ends and cables, and the address alone opens it again', async () => {
  const { user, address, unmount } = show();
  const devices = await screen.findByRole('table', { name: 'Configured devices' });
  await user.click(within(devices).getByRole('link', { name: 'HQ-F1-ACC-1' }));
  const ports = await screen.findByRole('table', { name: 'Ports' });
  expect(within(ports).getAllByText(/^untagged \d+/).length).toBeGreaterThan(3);
  const path = address();
  expect(path).toContain('device=');
  unmount();
  const { container } = show(path.slice(path.indexOf('?')));
  expect(await screen.findByRole('heading', { name: 'HQ-F1-ACC-1' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'VLANs' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Show in the topology/ }).getAttribute('href')).toContain(
    'select=',
  );
  await expectAccessible(container);
});

test('the ports of all devices are searched by VLAN, and the CSV is of what is found', async () => {
  const { user, address } = show('?view=ports');
  await user.type(await screen.findByRole('searchbox', { name: 'Search ports' }), 'voice leeds{Enter}');
  expect(address()).toContain('search=voice+leeds');
  expect(await screen.findByText(/^\d+ of \d+ ports$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(file?.fileName).toBe('Two offices ports.csv');
  const lines = (await file?.blob.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.slice(1).every((line) => line.includes('Leeds'))).toBe(true);
  await user.type(screen.getByRole('searchbox', { name: 'Search ports' }), ' nowhere{Enter}');
  expect(await screen.findByText('No ports match')).toBeTruthy();
});

test('a plan that leaves facts open says which, and what to do', async () => {
  const first = plan.edges.findIndex(({ sourcePort }) => sourcePort !== undefined);
  const open: Graph = {
    ...plan,
    edges: plan.edges.map(({ sourcePort: _, ...edge }, index) =>
      index === first ? edge : { ...edge, ...(_ !== undefined && { sourcePort: _ }) },
    ),
  };
  show('', open);
  expect(await screen.findByText(/^No device can be configured: the plan leaves open/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan the topology again' })).toBeTruthy();
});
