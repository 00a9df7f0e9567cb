import type { Device } from '../../contract/device.ts';
import { configureNetwork } from '../../network/configuration/configure-network.ts';
import type { MissingFact } from '../../network/configuration/view/missing-facts.ts';
import { composeDevice } from '../compose/compose.ts';
import { configurationText } from '../compose/configuration-text.ts';
import { dialectOfNode } from '../dialects/dialect-of.ts';
import type { TemplateEngine } from '../engine/template-engine.ts';
import type { ChangeSide, DeviceText } from './change-side.ts';
import type { Plan } from './read-plan.ts';

export type PlannedChangeSide =
  | { readonly kind: 'side'; readonly side: ChangeSide }
  /** The plan leaves open what a configuration has to say. */
  | { readonly kind: 'refused'; readonly missing: readonly MissingFact[] };

/** A version of a design with the configuration of each device in the dialect of its model. */
export function plannedChangeSide(
  engine: TemplateEngine,
  { graph, requirements }: Plan,
  models: readonly Device[],
): PlannedChangeSide {
  const configured = configureNetwork(graph, requirements, models);
  if (configured.kind === 'refused') return configured;
  const { network } = configured;
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const texts = network.devices.flatMap((device): [string, DeviceText][] => {
    const node = nodes.get(device.members[0]?.node ?? '');
    const choice = node && dialectOfNode(node);
    if (choice?.kind !== 'supported') return [];
    const { files } = composeDevice(engine, network, device, choice.dialect);
    return [[device.id, { dialect: choice.dialect.id, text: configurationText(files) }]];
  });
  return { kind: 'side', side: { graph, requirements, network, texts: new Map(texts) } };
}
