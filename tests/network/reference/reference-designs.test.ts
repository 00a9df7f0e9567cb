import { describe, expect, it } from 'vitest';
import { Graph } from '#shared/contract/topology.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { planNetwork } from '#shared/network/models/plan-network.ts';
import { allCases } from './cases/all-cases.ts';

describe.each(allCases)('$title', ({ requirements, existing }) => {
  it('is planned as the contract has it, and fails none of the ten checks', () => {
    const graph = planNetwork({
      requirements,
      ...(existing && { existing }),
      devices: catalogue,
      assigned: [],
      today: '2026-11-21',
    });
    expect(Graph.safeParse(graph).error?.issues ?? []).toEqual([]);
    const findings = checkNetwork({ graph, requirements, devices: catalogue }).flatMap(
      (check) => check.findings,
    );
    const failed = findings.filter(({ severity }) => severity === 'failure');
    expect(failed.map(({ sentence }) => sentence)).toEqual([]);
  });
});
