import type { DialectId } from '#shared/contract/dialect.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import type { TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { configuredNode } from './configured-node.ts';
import type { FoundDevice } from './deployed-device.ts';

/** The configuration of a node composed of all parts of a dialect, and what the dialect cannot state. */
export async function wholeConfiguration(
  uid: string,
  engine: TemplateEngine,
  dialect: DialectId,
  { topology, node }: Extract<FoundDevice, { kind: 'node' }>,
): Promise<{ text: string; omissions: string[] }> {
  const { network, device } = await configuredNode(uid, topology, node);
  const { files, omissions } = composeDevice(engine, network, device, dialects[dialect]);
  return { text: configurationText(files), omissions: [...omissions] };
}
