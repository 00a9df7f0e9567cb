import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { configurationSchemaDocument } from '#shared/contract/configuration/configuration-schema.ts';
import { planSchemaDocument, topologyFileDocument } from '#shared/contract/plan-schema.ts';
import { openApiDocument } from '#shared/openapi/openapi-document.ts';

/** `npm run openapi`: writes docs/openapi.json, docs/plan.schema.json, docs/topology-file.schema.json and docs/configuration.schema.json from the contract; tests hold them together. */
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(version), null, 2)}\n`);
writeFileSync('docs/plan.schema.json', `${JSON.stringify(planSchemaDocument(), null, 2)}\n`);
writeFileSync('docs/topology-file.schema.json', `${JSON.stringify(topologyFileDocument(), null, 2)}\n`);
writeFileSync(
  'docs/configuration.schema.json',
  `${JSON.stringify(configurationSchemaDocument(), null, 2)}\n`,
);
