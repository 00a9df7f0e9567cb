import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { StoredPlan } from '#shared/contract/stored-plan.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { migratePlan } from '../../../../functions/storage/migrations/plan-migrations.ts';

/** An office and a branch, as the last release before version 2 planned and stored them. */
const versionOne: unknown = JSON.parse(
  zstdDecompressSync(readFileSync(new URL('plan-of-version-1.json.zst', import.meta.url))).toString(),
);

describe('a whole plan that was stored as version 1', () => {
  const requirements = Requirements.parse({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 12, phones: 6, cameras: 2, servers: 1 },
      { name: 'York', wiredUsers: 4 },
    ],
  });
  const plan = StoredPlan.parse(migratePlan(versionOne));
  const fresh = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });

  it('says what its circuits are, and has addresses for the one of a provider', () => {
    const circuits = plan.edges.filter(({ type }) => type === 'wan');
    expect(circuits.map(({ id, service, subnet }) => [id, service, subnet])).toEqual([
      ['internet--hq-rtr-1', 'internet', '192.0.2.0/31'],
      ['hq-fw-1--yor-rtr-1', 'leased-line', '10.0.0.198/31'],
    ]);
    expect(plan.edits.nodes.added).toEqual([]);
    expect(plan.edits.edges.added).toEqual([]);
  });

  it('is checked, configured and simulated: all of its flows do what the policies say', () => {
    const checks = checkNetwork({ graph: plan, requirements, devices: catalogue });
    expect(checks.filter(({ outcome }) => outcome === 'failure').map(({ id }) => id)).toEqual([
      // It joined its sites by a line, whatever the design asked for.
      'traceability',
    ]);
    const configured = configureNetwork(plan, requirements, catalogue);
    if (configured.kind === 'refused') throw new Error('It leaves something open.');
    expect(controlPlaneOf(plan, requirements).defaultRoutes.length).toBeGreaterThan(0);
    const { matrix } = new NetworkSimulation(configured.network);
    expect(matrix.length).toBeGreaterThan(50);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
  });

  it('is planned again as if there had been none, since nothing of it was drawn', () => {
    const { graph } = regenerate(plan, plan.edits, fresh);
    const idsOf = (elements: readonly { readonly id: string }[]) => elements.map(({ id }) => id).sort();
    expect(idsOf(graph.nodes)).toEqual(idsOf(fresh.nodes));
    expect(idsOf(graph.edges)).toEqual(idsOf(fresh.edges));
    expect(idsOf(graph.subnets)).toEqual(idsOf(fresh.subnets));
  });
});
