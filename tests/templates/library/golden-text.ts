import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import type { Dialect } from '#shared/templates/dialects/dialect.ts';
import { openEngine } from '../../support/open-engine.ts';
import { referenceNetwork } from '../reference-networks.ts';

const engine = await openEngine();

/** What a device of a reference design is given, with what its dialect leaves out below. */
export function goldenText(dialect: Dialect, design: string, hostname: string): string {
  const network = referenceNetwork(design);
  const device = network.devices.find((row) => row.hostname === hostname);
  if (device === undefined) throw new Error(`${design} has no device ${hostname}`);
  const { files, omissions } = composeDevice(engine, network, device, dialect);
  const left = omissions.map((sentence) => `${dialect.comment} left out: ${sentence}\n`).join('');
  return `${configurationText(files)}${left}`;
}
