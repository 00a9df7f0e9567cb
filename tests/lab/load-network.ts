import { existsSync, readFileSync } from 'node:fs';
import { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';

/** The network of a file. Throws a sentence that says what is wrong with it. */
export function loadNetwork(file: string): NetworkConfiguration {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const parsed = NetworkConfiguration.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file} is no network configuration: ${issue?.path.join('.')}: ${issue?.message}`);
}
