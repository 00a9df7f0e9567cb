import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { catalogueDigest, catalogueVersion } from '#shared/equipment/catalogue/catalogue-version.ts';

it('the version of the catalogue changes whenever its tables change', () => {
  const byId = catalogue.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(byId)).digest('hex').slice(0, 16);
  const next = catalogueVersion + 1;
  expect(
    digest,
    `The catalogue changed. In catalogue-version.ts set catalogueVersion to ${next} and catalogueDigest to '${digest}': ` +
      'a load looks at the version alone, so without it no stored catalogue takes the change.',
  ).toBe(catalogueDigest);
});
