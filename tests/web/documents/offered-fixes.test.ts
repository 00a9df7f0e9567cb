import { expect, test } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { patientBounds, simulationSteps } from '#shared/network/checks/simulation-steps.ts';
import { modelIdsOf } from '#shared/network/graph/model-ids.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { checksAtRest, networkVerifier } from '#web/documents/verifications/network-verifier.ts';
import { requirementsOf } from '../../network/requirements-builder.ts';

const requirements = requirementsOf({ sites: [{ name: 'Leeds', wiredUsers: 30, servers: 2 }] });

test('the Verification tab offers the fixes that the editor offers, also where models name the ports', () => {
  const plan = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-28' });
  const people = plan.nodes.find(({ type }) => type === 'user');
  const unplugged: Graph = { ...plan, edges: plan.edges.filter(({ target }) => target !== people?.id) };
  const models = catalogue.filter(({ id }) => modelIdsOf(unplugged).includes(id));
  const input = { graph: unplugged, requirements, devices: models };
  const editor = [...simulationSteps(input, { ...patientBounds, failures: 0 })].at(-1)?.checks ?? [];
  const atRest = new Set<string>(checksAtRest);
  const offered = editor
    .filter(({ id }) => atRest.has(id))
    .flatMap(({ findings }) => findings.flatMap(({ fix }) => fix?.changes.edges.added ?? []));
  expect(offered.length).toBeGreaterThan(0);

  const verifier = networkVerifier();
  verifier.configure(unplugged, requirements, models);
  const { findings } = verifier.verify();
  const shown = findings.flatMap(({ finding }) => finding.fix?.changes.edges.added ?? []);
  expect(shown).toEqual(expect.arrayContaining(offered));
  expect(shown).toHaveLength(offered.length);
});
