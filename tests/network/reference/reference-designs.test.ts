import { describe, expect, it } from 'vitest';
import { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { countPorts } from '#shared/network/graph/ports-in-use.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { assessNetwork } from './assess-network.ts';
import { allCases } from './cases/all-cases.ts';
import { designDocument } from './document/design-document.ts';

describe.each(allCases)('$title', (reference) => {
  const { id, requirements, existing } = reference;
  const graph = planNetwork({
    requirements,
    ...(existing && { existing }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-21',
  });

  const assessment = assessNetwork({ graph, requirements, devices: catalogue });

  it('matches the contract, and fails none of the checks', () => {
    expect(Graph.safeParse(graph).error?.issues ?? []).toEqual([]);
    const findings = assessment.checks.flatMap((check) => check.findings);
    const failed = findings.filter(({ severity }) => severity === 'failure');
    expect(failed.map(({ sentence }) => sentence)).toEqual([]);
  });

  it('has as many ports in use as its links are counted to take', () => {
    const { nodes, attachments } = indexNetwork(graph);
    const planned = [...nodes.values()].filter(({ ports }) => ports !== undefined);
    const counted = planned.map(({ id, label }) => [label, countPorts(attachments.get(id) ?? [])]);
    expect(counted).toEqual(planned.map(({ label, ports }) => [label, ports?.used]));
  });

  it('matches the reviewed document', async () => {
    await expect(designDocument(reference, graph, catalogue, assessment)).toMatchFileSnapshot(
      `designs/${id}.md`,
    );
  });
});
