import { NewDesign, type NewDesignInput } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import type { ReportInput } from '../../../../functions/reports/document/report-input.ts';

const at = '2026-11-20T10:15:00.000Z';

/** Headquarters of 180 wired and 240 wireless users on 4 floors, and two branches of 25. */
export const threeSites = {
  sites: [
    { name: 'Headquarters', kind: 'headquarters', floors: 4, wiredUsers: 180, wirelessUsers: 240 },
    { name: 'Branch North', wiredUsers: 10, wirelessUsers: 15 },
    { name: 'Branch South', wiredUsers: 10, wirelessUsers: 15 },
  ],
} satisfies NewDesignInput['requirements'];

/** What a report is made of; the topology is planned from the requirements unless another is given. */
export function aReportInput(
  given: Partial<NewDesignInput> = {},
  edited: Partial<Topology> = {},
): ReportInput {
  const design = NewDesign.parse({ designName: 'Campus renewal', requirements: threeSites, ...given });
  const id = '6920000000000000000000a1';
  const nobodyYet =
    edited.nodes === undefined ? planTopology(design.requirements) : { nodes: [], edges: [], subnets: [] };
  return {
    design: {
      ...design,
      id,
      userId: '9f6f0b8e-8a54-4a9e-8a5c-1f8a9c0d4e5f',
      version: 3,
      deviceCount: 0,
      plannedDevices: 0,
      reportCount: 0,
      createdAt: at,
      updatedAt: at,
    },
    topology: {
      ...nobodyYet,
      designId: id,
      version: 2,
      designVersion: 3,
      lastUpdated: at,
      edits: noEdits(),
      ...edited,
    },
    devices: [],
    equipment: [],
    preparedBy: { displayName: 'Ada Okafor', company: 'Northlight Networks' },
    createdAt: at,
    reportId: '6920000000000000000000b2',
  };
}
