import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { openApiDocument } from '#shared/contract/openapi.ts';

/** `npm run openapi`: writes docs/openapi.json from the contract; a test holds the two together. */
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(version), null, 2)}\n`);
