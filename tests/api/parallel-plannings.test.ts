import { expect, it } from 'vitest';
import * as designs from '#shared/contract/designs.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import { register } from '../support/person.ts';

it('plans fifty networks that are asked for at the same time, and refuses none', async () => {
  const person = await register();
  const made = Array.from({ length: 50 }, (_, index) => {
    const requirements = { wiredUsers: 20 + index, wirelessUsers: 20 };
    const body = designs.NewDesign.parse({ designName: `At once ${index}`, requirements });
    return person.call(designs.createDesign, { body });
  });
  const ids = (await Promise.all(made)).map(({ data }) => data.id);
  const planned = await Promise.all(
    ids.map((designId) => person.call(generateTopology, { params: { designId } })),
  );
  expect(planned.map(({ data }) => data.designId)).toEqual(ids);
  for (const { data } of planned) expect(data.nodes.length).toBeGreaterThan(3);
});
