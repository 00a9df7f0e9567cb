import { screen, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { generateTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { getTopologyVersion, listTopologyVersions } from '#shared/contract/topology-versions.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { packChanges } from '#web/documents/configurations/change-packer.ts';
import { ChangesView } from '#web/features/configurations/changes/changes-view.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { engineWasm } from '../../support/open-engine.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { serviceDouble } from '../../support/service-double.ts';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';

vi.mock('#web/ui/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(packChanges) }));
vi.mock('#web/documents/templates/engine-bytes.ts', () => ({
  engineBytes: async () => engineWasm(),
}));

const design = aDesign({ designName: 'Small office', requirements: { wiredUsers: 8 } });
const { nodes, edges, subnets } = planTopology(design.requirements);
const topologyOf = (version: number, model: string): Topology => ({
  designId: design.id,
  version,
  designVersion: version,
  lastUpdated: '2026-11-20T10:00:00.000Z',
  edits: noEdits(),
  edges,
  subnets,
  nodes: nodes.map((node) =>
    node.type === 'switch' ? { ...node, model: { manufacturer: 'Cisco', model, partNumber: model } } : node,
  ),
});
const stored = topologyOf(1, 'C9300-24T');

test('the stored plan and the one planned again give the work in its order, as a list and as a zip', async () => {
  const api = new FakeApi();
  api.answer(generateTopology, { data: topologyOf(2, 'C9300-48P') });
  const { user } = renderScreen(<ChangesView design={design} topology={stored} models={[]} />, {
    api,
    at: '/',
    path: '/',
    as: aUser(),
  });
  expect(screen.getByText('No versions chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'From version 1 to the plan made again' }));
  const steps = within(await screen.findByRole('region', { name: 'Order of work' }));
  const [replace] = steps.getAllByRole('button', { name: /Replace/ });
  if (!replace) throw new Error('No device is replaced');
  await user.click(replace);
  expect(steps.getByText('Cisco C9300-24T becomes Cisco C9300-48P')).toBeTruthy();
  expect(steps.getByLabelText(/^Copy: Enter on/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download change pack' }));
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect(Object.keys(unzipSync(bytes))).toContain('change-pack/change.md');
});

test('a kept version is compared with the present one', async () => {
  const api = new FakeApi();
  const present = topologyOf(2, 'C9300-48P');
  const kept = ({ version, designVersion, lastUpdated }: Topology) => ({
    version,
    designVersion,
    lastUpdated,
    nodes: 9,
    edges: 8,
    devices: 5,
  });
  api.answer(listTopologyVersions, { data: [kept(present), kept(stored)] });
  api.answer(getTopologyVersion, { data: { topology: stored, requirements: design.requirements } });
  const { user } = renderScreen(<ChangesView design={design} topology={present} models={[]} />, {
    api,
    at: '/',
    path: '/',
    as: aUser(),
  });
  const versions = await screen.findByRole('combobox', { name: 'From an earlier version to version 2' });
  expect(within(versions).getByRole('option', { name: /^Version 1, .*5 devices$/ })).toBeTruthy();
  await user.selectOptions(versions, '1');
  const steps = within(await screen.findByRole('region', { name: 'Order of work' }));
  expect(steps.getAllByRole('button', { name: /Replace/ }).length).toBeGreaterThan(0);
});

test('a file that has no plan says so', async () => {
  const { user } = renderScreen(<ChangesView design={design} topology={stored} models={[]} />, {
    api: new FakeApi(),
    at: '/',
    path: '/',
    as: aUser(),
  });
  await user.upload(
    screen.getByLabelText('From a bundle to version 1'),
    new File(['{}'], 'design.json', { type: 'application/json' }),
  );
  expect(
    await screen.findByText('design.json is neither a bundle of a design nor its design.json.'),
  ).toBeTruthy();
});
