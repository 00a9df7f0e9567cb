import type { z } from 'zod';
import * as designs from '#shared/contract/designs.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import type { Person } from './person.ts';

type Stated = z.input<typeof designs.NewDesign>['requirements'];

const twoOffices: Stated = {
  sites: [
    { name: 'Leeds', kind: 'headquarters', wiredUsers: 20, wirelessUsers: 10 },
    { name: 'York', wiredUsers: 6 },
  ],
};

/** A design with its topology, of two offices of 30 and 6 people where nothing else is stated. Returns its id. */
export async function plannedDesign(
  person: Person,
  designName = 'Two offices',
  requirements = twoOffices,
): Promise<string> {
  const body = designs.NewDesign.parse({ designName, requirements });
  const { data: design } = await person.call(designs.createDesign, { body });
  await person.call(generateTopology, { params: { designId: design.id }, query: {} });
  return design.id;
}
