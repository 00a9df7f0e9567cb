import * as designs from '#shared/contract/designs.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import type { Person } from './person.ts';

/** Two offices of 30 and 6 people, planned. Returns the id of the design. */
export async function plannedDesign(person: Person): Promise<string> {
  const sites = [
    { name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 20, wirelessUsers: 10 },
    { name: 'York', wiredUsers: 6 },
  ];
  const body = designs.NewDesign.parse({ designName: 'Two offices', requirements: { sites } });
  const { data: design } = await person.call(designs.createDesign, { body });
  await person.call(generateTopology, { params: { designId: design.id }, query: {} });
  return design.id;
}
