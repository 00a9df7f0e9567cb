import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { monthlyPrices } from './prices.ts';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Properties: z.looseObject({ Rules: z.array(z.unknown()).optional() }).optional(),
    }),
  ),
});

/** Dollars a month of what the templates in a folder declare and AWS charges by the month, by the kind of resource. */
export function fixedCosts(assembly: string): Readonly<Record<string, number>> {
  const dollars: Record<string, number> = {};
  for (const file of globSync(join(assembly, '*.template.json'))) {
    const { Resources: resources } = Template.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const { Type: type, Properties: { Rules: rules = [] } = {} } of Object.values(resources)) {
      const price = monthlyPrices[type];
      if (price === undefined) continue;
      const ofRules = type === 'AWS::WAFv2::WebACL' ? rules.length : 0;
      dollars[type] = (dollars[type] ?? 0) + price + ofRules;
    }
  }
  return dollars;
}
