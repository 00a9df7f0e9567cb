import { screen, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { generateTopology, type Topology } from '#shared/contract/topology.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { packChanges } from '#web/documents/configurations/change-packer.ts';
import { ChangesView } from '#web/features/configurations/changes/changes-view.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { templateEngineWasm } from '../../../scripts/template-engine/template-engine-wasm.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { serviceDouble } from '../../support/service-double.ts';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';

vi.mock('#web/ui/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(packChanges) }));
vi.mock('#web/documents/templates/engine-bytes.ts', () => ({
  engineBytes: async () => templateEngineWasm(),
}));

const design = aDesign({ designName: 'Small office', requirements: { wiredUsers: 20 } });
const topologyOf = (wiredUsers: number, version: number): Topology => {
  const { nodes, edges, subnets } = planTopology({ ...design.requirements, wiredUsers });
  return {
    designId: design.id,
    version,
    designVersion: version,
    lastUpdated: '2026-11-20T10:00:00.000Z',
    edits: noEdits(),
    edges,
    subnets,
    nodes: nodes.map((node) =>
      node.type === 'switch'
        ? { ...node, model: { manufacturer: 'Cisco', model: 'Catalyst C9300-48P', partNumber: 'C9300-48P' } }
        : node,
    ),
  };
};

test('the stored plan and the one planned again give the work in its order, as a list and as a zip', async () => {
  const api = new FakeApi();
  api.answer(generateTopology, { data: topologyOf(70, 2) });
  const { user, container } = renderScreen(
    <ChangesView design={design} topology={topologyOf(20, 1)} models={[]} />,
    { api, at: '/', path: '/', as: aUser() },
  );
  expect(screen.getByText('No versions chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'From version 1 to the plan made again' }));
  const steps = within(await screen.findByRole('region', { name: 'Order of work' }, { timeout: 10_000 }));
  const install = steps.getAllByRole('button', { name: /Install/ })[0];
  if (!install) throw new Error('No device is installed');
  await user.click(install);
  expect(steps.getAllByText(/^Lay /).length).toBeGreaterThan(0);
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Download change pack' }));
  const [file] = vi.mocked(saveFile).mock.lastCall ?? [];
  const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect(Object.keys(unzipSync(bytes))).toContain('change-pack/change.md');
});

test('a file that is no design.json says so', async () => {
  const { user } = renderScreen(<ChangesView design={design} topology={topologyOf(20, 1)} models={[]} />, {
    api: new FakeApi(),
    at: '/',
    path: '/',
    as: aUser(),
  });
  await user.upload(
    screen.getByLabelText('From an earlier version to version 1'),
    new File(['{}'], 'design.json', { type: 'application/json' }),
  );
  expect(await screen.findByText('design.json is no design.json of a bundle.')).toBeTruthy();
});
