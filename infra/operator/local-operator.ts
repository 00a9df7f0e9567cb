import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const LocalOperator = z.object({
  region: z.string(),
  accessKey: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  userPoolId: z.string(),
  endpoints: z.object({ userPool: z.string(), database: z.string() }),
});

/**
 * How an operator reaches the local Netwright that runs with this `DATA_DIR`. Throws a sentence when none does.
 * @param variable the setting that names a deployed one instead
 */
export function localOperator(variable: string): z.output<typeof LocalOperator> {
  const file = join(process.env.DATA_DIR ?? '.local', 'operator.json');
  if (!existsSync(file))
    throw new Error(
      `No local Netwright runs here. Start it with npm start, or set ${variable} for a deployed one.`,
    );
  return LocalOperator.parse(JSON.parse(readFileSync(file, 'utf8')));
}
