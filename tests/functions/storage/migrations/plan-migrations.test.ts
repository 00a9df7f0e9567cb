import '../../../support/function-environment.ts';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompressSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { planSchemaVersion } from '#shared/contract/plan-schema-version.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { StoredPlan } from '#shared/contract/stored-plan.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { arithmeticOf, reasonText } from '#shared/network/reasons/reason-text.ts';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import { migratePlan } from '../../../../functions/storage/migrations/plan-migrations.ts';
import { getTopology, topologiesTable } from '../../../../functions/storage/topology/topologies.ts';
import { aGraph, aNode, anEdge, anOwner } from '../../../support/builders.ts';
import { withLocalData } from '../../../support/local-data.ts';

withLocalData();

const because = { rule: 'One core', inputs: { users: 40 }, arithmetic: '40 < 200' };
const designId = '65a000000000000000000001';

/** What a plan looked like before plans had versions. */
const versionOne = {
  nodes: [{ ...aNode(), because }, aNode({ id: 'access-1', label: 'Access switch 1', layer: 'access' })],
  edges: [{ ...anEdge(), because }],
  subnets: [],
};

describe('a plan that was stored as version 1', () => {
  it('is read unchanged, with manual drawing in the record of manual work', async () => {
    const userId = anOwner();
    const body = await promisify(zstdCompress)(JSON.stringify(versionOne));
    const item = { userId, designId, version: 7, designVersion: 2, revision: 'r', body };
    const lastUpdated = '2026-11-20T10:00:00.000Z';
    await documentClient().send(
      new PutCommand({ TableName: topologiesTable, Item: { ...item, lastUpdated } }),
    );
    const noted = { rule: 'noted', inputs: { ...because.inputs, rule: 'One core', arithmetic: '40 < 200' } };
    expect(await getTopology(userId, designId)).toEqual({
      nodes: versionOne.nodes.map((node) => ('because' in node ? { ...node, because: noted } : node)),
      edges: versionOne.edges.map((edge) => ({ ...edge, because: noted })),
      subnets: [],
      designId,
      version: 7,
      designVersion: 2,
      lastUpdated,
      edits: {
        nodes: { added: ['access-1'], changed: [], removed: [] },
        edges: { added: [], changed: [], removed: [] },
        subnets: { added: [], changed: [], removed: [] },
      },
    });
  });
});

/** A headquarters, a data centre and a branch, as the last release before version 3 planned and stored them. */
const versionTwo: unknown = JSON.parse(
  zstdDecompressSync(readFileSync(new URL('plan-of-version-2.json.zst', import.meta.url))).toString(),
);

describe('a plan that was stored as version 2', () => {
  const { nodes, edges, controlPlane } = StoredPlan.parse(migratePlan(versionTwo));

  it('has the groups that its names implied', () => {
    const groups = Map.groupBy(nodes, ({ site, group }) => `${site} ${group}`);
    const counts = [...groups].map(([key, own]) => [
      key,
      own.reduce((sum, { quantity }) => sum + quantity, 0),
    ]);
    expect(Object.fromEntries(counts)).toMatchObject({
      'Headquarters wired-users': 120,
      'Headquarters wireless-users': 80,
      'Headquarters guests': 20,
      'Headquarters phones': 100,
      'Headquarters cameras': 10,
      'Headquarters printers': 6,
      'Headquarters public-servers': 2,
      'Headquarters erp-servers': 1,
      'Headquarters mail-servers': 1,
      'Headquarters servers': 4,
      'Data centre servers': 88,
      'Branch wired-users': 20,
    });
  });

  it('has the pairs that its names implied', () => {
    const pairs = Map.groupBy(nodes, ({ pair }) => pair);
    expect(pairs.get('hq-core')?.map(({ id }) => id)).toEqual(['hq-core-1', 'hq-core-2']);
    expect(pairs.get('dc-leaf-r2')?.map(({ id }) => id)).toEqual(['dc-leaf-3', 'dc-leaf-4']);
    expect([...pairs.keys()].filter((pair) => pair !== undefined)).toEqual([
      'hq-rtr',
      'hq-fw',
      'hq-core',
      'hq-dmz-r1',
      'dc-fw',
      'dc-border',
      'dc-spine',
      'dc-leaf-r1',
      'dc-leaf-r2',
      'dc-leaf-r3',
      'bra-fw',
    ]);
  });

  it('says which tunnels lead to the internet', () => {
    expect(edges.filter(({ carriesInternet }) => carriesInternet).map(({ id }) => id)).toEqual([
      'hq-fw-1--dc-fw-1',
      'hq-fw-2--dc-fw-2',
      'hq-fw-1--bra-fw-1',
      'hq-fw-2--bra-fw-2',
    ]);
  });

  it('says which cables are twinax', () => {
    const cables = Map.groupBy(edges, ({ twinax, breakout }) => `${twinax} ${breakout}`);
    expect(new Set(cables.get('true undefined')?.map(({ cable }) => cable))).toEqual(new Set(['DAC twinax']));
  });

  it('keeps its reasons as sentences', () => {
    const core = nodes.find(({ id }) => id === 'hq-core-1')?.because;
    expect(core?.rule).toBe('noted');
    expect(core && reasonText(core)).toEqual({
      rule: 'Hierarchical campus: layers by number of end devices',
      arithmetic: expect.stringMatching(
        /^\d+ end devices with growth, .+ a pair because core redundancy is asked for$/,
      ),
    });
    expect(
      controlPlane?.defaultRoutes[0] && reasonText(controlPlane.defaultRoutes[0].because).arithmetic,
    ).toBe('2 ways out; this one has metric 10');
  });

  it('keeps existing devices, and who chose the models', () => {
    const kept = nodes.filter(({ status }) => status === 'kept');
    expect(
      kept.map(({ existing, model }) => [existing?.line, existing?.device, existing?.count, model?.from]),
    ).toEqual([[0, 'FortiGate 100F', 1, 'existing-network']]);
    expect(arithmeticOf(kept[0]?.existing?.because)).toBe(
      'FortiGate 100F is there already and meets all that this place asks for; it stays.',
    );
    expect(arithmeticOf(kept[0]?.because)).not.toContain('FortiGate');
    const replaced = nodes.filter(({ status }) => status === 'replaced');
    expect(replaced.map(({ existing }) => existing?.line)).toEqual([1, 1, 1]);
    expect(nodes.find(({ id }) => id === 'hq-core-1')?.model?.from).toBe('recommendation');
  });

  it('counts manual and renamed elements as before', () => {
    const node = { type: 'user', layer: 'endpoint', quantity: 5, addresses: [] };
    const { nodes: migrated } = StoredPlan.parse(
      migratePlan({
        schemaVersion: 2,
        nodes: [
          { ...node, id: 'a1', label: 'Lobby phones' },
          { ...node, id: 'a2', label: 'Visitors of the canteen' },
          { ...node, id: 'hq-f1-phones', label: 'HQ F1 IP phones (voice)' },
        ],
        edges: [],
        edits: {},
      }),
    );
    expect(migrated.map(({ group }) => group)).toEqual(['phones', undefined, 'phones']);
  });
});

describe('a plan that was stored as version 3', () => {
  const node = { type: 'router', layer: 'edge', label: 'Router', quantity: 1 };
  const edge = { type: 'wan', vlans: [], subnet: '10.0.10.6/31' };
  const migrated = (edges: readonly object[]) =>
    StoredPlan.parse(
      migratePlan({
        schemaVersion: 3,
        nodes: [
          { ...node, id: 'provider', addresses: [] },
          { ...node, id: 'a', addresses: ['10.0.10.7/31'] },
          { ...node, id: 'b', addresses: ['10.0.10.6/31'] },
        ],
        edges,
        edits: {},
      }),
    ).edges.map(({ addresses }) => addresses);

  it('has the addresses of its links at both ends, a provider’s by that of the other', () => {
    const lower = { source: '10.0.10.6/31', target: '10.0.10.7/31' };
    expect(
      migrated([
        { ...edge, id: 'one', source: 'provider', target: 'a' },
        { ...edge, id: 'two', source: 'a', target: 'provider' },
        { ...edge, id: 'three', source: 'b', target: 'a' },
      ]),
    ).toEqual([lower, { source: lower.target, target: lower.source }, lower]);
  });

  it('says nothing of a link whose ends list none', () => {
    expect(
      migrated([
        { ...edge, id: 'one', source: 'provider', target: 'a', subnet: '10.0.10.8/31' },
        { id: 'two', type: 'lan', vlans: [], source: 'a', target: 'b' },
      ]),
    ).toEqual([undefined, undefined]);
  });
});

/** A headquarters and two branches joined by tunnels, as the last release before version 4 planned and stored them. */
const versionThree: unknown = JSON.parse(
  zstdDecompressSync(readFileSync(new URL('plan-of-version-3.json.zst', import.meta.url))).toString(),
);

describe('a whole plan that was stored as version 3', () => {
  const branch = { wiredUsers: 20, wirelessUsers: 10, phones: 10, guests: 5 };
  const requirements = Requirements.parse({
    sites: [
      {
        name: 'Headquarters',
        kind: 'headquarters',
        floors: 2,
        wiredUsers: 120,
        wirelessUsers: 80,
        phones: 100,
        servers: 6,
      },
      { name: 'Branch', ...branch },
      { name: 'Leeds', ...branch },
    ],
    wan: { kind: 'internet-vpn' },
  });
  const plan = StoredPlan.parse(migratePlan(versionThree));

  it('has addresses for its circuits, and tunnels that ride on them, as the planner gives them', () => {
    const circuits = plan.edges.filter(({ service }) => service === 'internet');
    expect(circuits.map(({ id, subnet }) => [id, subnet])).toEqual([
      ['internet--hq-rtr-1', '192.0.2.0/31'],
      ['internet--bra-fw-1', '192.0.2.4/31'],
      ['internet--lee-fw-1', '192.0.2.6/31'],
    ]);
    const tunnels = plan.edges.filter(({ service }) => service === 'internet-vpn');
    expect(tunnels.map(({ outer, underlay }) => [outer, underlay?.source, underlay?.target])).toEqual([
      [{ source: '192.0.2.2', target: '192.0.2.5' }, 'internet--hq-rtr-1', 'internet--bra-fw-1'],
      [{ source: '192.0.2.2', target: '192.0.2.7' }, 'internet--hq-rtr-1', 'internet--lee-fw-1'],
    ]);
    const rows = plan.subnets.filter(({ purpose }) => purpose === 'public');
    expect(rows.every(({ placeholder }) => placeholder)).toBe(true);
    expect(rows.map(({ id }) => id)).toContain('public-internet--hq-rtr-1');
  });

  it('is configured and simulated, and fails no check but those of its models', () => {
    const checks = checkNetwork({ graph: plan, requirements, devices: catalogue });
    const open = checks.filter(({ outcome }) => outcome !== 'pass');
    // It was chosen before models had capabilities and classes.
    expect(open.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['budget', 'not checked'],
      ['plausibility', 'warning'],
      ['capabilities', 'failure'],
    ]);
  });

  it('is refused with the name of the fact where nothing gives it away', () => {
    const edges = plan.edges.flatMap(({ outer, underlay, addresses, ...edge }) =>
      edge.id === 'internet--bra-fw-1' ? [] : [edge],
    );
    const nodes = plan.nodes.map((node) => ({
      ...node,
      addresses: node.addresses.filter((address) => !address.startsWith('192.0.2.')),
    }));
    const subnets = plan.subnets.filter(({ purpose }) => purpose !== 'public');
    const cut = StoredPlan.parse(migratePlan({ schemaVersion: 3, nodes, edges, subnets, edits: {} }));
    const configured = configureNetwork(cut, requirements, catalogue);
    expect(configured).toMatchObject({
      kind: 'refused',
      missing: expect.arrayContaining([
        { element: 'hq-fw-1--bra-fw-1', fact: 'outer addresses of the tunnel' },
      ]),
    });
    const flows = checkNetwork({ graph: cut, requirements, devices: catalogue }).find(
      ({ id }) => id === 'flows',
    );
    expect(flows?.outcome).toBe('not checked');
    expect(flows?.note).toContain('outer addresses of the tunnel of HQ-FW-1 – BRA-FW-1');
  });

  it('numbers the providers of MPLS', () => {
    const node = { layer: 'edge', quantity: 1, addresses: [] };
    const { nodes } = StoredPlan.parse(
      migratePlan({
        schemaVersion: 3,
        nodes: [
          { ...node, id: 'isp', type: 'internet', label: 'Internet' },
          { ...node, id: 'mpls', type: 'internet', label: 'MPLS' },
          { ...node, id: 'a', type: 'router', label: 'A' },
        ],
        edges: [{ id: 'one', source: 'mpls', target: 'a', type: 'wan', service: 'mpls', vlans: [] }],
        edits: {},
      }),
    );
    expect(nodes.map(({ as }) => as)).toEqual([undefined, 64_496, undefined]);
  });
});

describe('migrating a plan', () => {
  it('leads from every version to the current one', () => {
    for (let schemaVersion = 1; schemaVersion <= planSchemaVersion; schemaVersion += 1)
      expect(migratePlan({ ...versionOne, schemaVersion })).toMatchObject({
        schemaVersion: planSchemaVersion,
      });
  });

  it('leaves a plan of the current version unchanged', () => {
    const plan = { ...aGraph(), schemaVersion: planSchemaVersion, edits: {} };
    expect(migratePlan(plan)).toEqual(plan);
  });

  it('rejects a plan of a later version instead of misreading it', () => {
    expect(() => migratePlan({ ...aGraph(), schemaVersion: planSchemaVersion + 1 })).toThrow(
      `This plan has schema version ${planSchemaVersion + 1}; the newest known is ${planSchemaVersion}.`,
    );
  });
});

describe('a plan of version 3 with a pair of firewalls', () => {
  it('is configured and simulated, and what the pair loses as two devices is found', () => {
    const stored = readFileSync(new URL('plan-of-version-3-pair.json.zst', import.meta.url));
    const plan = StoredPlan.parse(migratePlan(JSON.parse(zstdDecompressSync(stored).toString())));
    const requirements = Requirements.parse({
      sites: [
        {
          ...{ name: 'HQ', kind: 'headquarters', floors: 3, wiredUsers: 150, wirelessUsers: 100, phones: 60 },
          ...{ servers: 6, publicServers: 2, guests: 30, cameras: 6 },
        },
        { name: 'Leeds', kind: 'branch', wiredUsers: 40, phones: 10 },
        { name: 'York', kind: 'branch', wiredUsers: 20 },
      ],
      redundancy: { internet: true, coreSwitching: true },
    });
    const answer = configureNetwork(plan, requirements, catalogue);
    expect(answer.kind === 'refused' ? answer.missing : []).toEqual([]);
    const outcomes = checkNetwork({ graph: plan, requirements, devices: catalogue });
    expect(outcomes.find(({ id }) => id === 'failures')?.outcome).toBe('failure');
  });
});
