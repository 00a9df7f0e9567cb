import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import { type ChangePack, changePack } from '#shared/templates/change-pack/change-pack.ts';
import { changePackFiles } from '#shared/templates/change-pack/change-pack-files.ts';
import type { ChangeSide, DeviceText } from '#shared/templates/change-pack/change-side.ts';
import { flowNames } from '#shared/templates/change-pack/flow-names.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { openTemplateEngine, type TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { dialectOfDevice } from './dialect-of-device.ts';

/** One version of a design. */
export interface DesignVersion {
  /** `version 3`. */
  readonly label: string;
  readonly graph: Graph;
  readonly requirements: Requirements;
}

export interface ChangeRequest {
  readonly designName: string;
  readonly before: DesignVersion;
  readonly after: DesignVersion;
  readonly models: readonly Device[];
  /** The template engine, as the site serves it. */
  readonly wasm: Uint8Array;
}

export type MadeChangePack =
  /** A version leaves facts open, so that its devices cannot be configured. */
  | { readonly state: 'refused'; readonly version: string; readonly missing: number }
  | {
      readonly state: 'made';
      readonly pack: ChangePack;
      /** Flows by id, as people read them. */
      readonly flows: Readonly<Record<string, string>>;
      readonly zip: Uint8Array<ArrayBuffer>;
    };

/** Works out what brings a network from one version to another; up to 80 networks are simulated. */
export async function packChanges(request: ChangeRequest): Promise<MadeChangePack> {
  const { designName, before, after, models, wasm } = request;
  const engine = await openTemplateEngine(wasm);
  const old = sideOf(before, models, engine);
  const now = sideOf(after, models, engine);
  for (const [version, side] of [
    [before, old],
    [after, now],
  ] as const)
    if (typeof side === 'number') return { state: 'refused', version: version.label, missing: side };
  if (typeof old === 'number' || typeof now === 'number') throw new Error('A refused version was compared.');
  const pack = changePack(old, now);
  const nameOf = flowNames(now);
  const ids = new Set(pack.steps.flatMap(({ down, whileOff }) => [...down, ...whileOff]));
  const title = { design: designName, before: before.label, after: after.label };
  return {
    state: 'made',
    pack,
    flows: Object.fromEntries([...ids].map((id) => [id, nameOf(id)])),
    zip: zipBundle(changePackFiles(pack, title, nameOf), 'change-pack', new Date()),
  };
}

/** The number of open facts where it cannot be configured. */
function sideOf(
  { graph, requirements }: DesignVersion,
  models: readonly Device[],
  engine: TemplateEngine,
): ChangeSide | number {
  const configured = configureNetwork(graph, requirements, models);
  if (configured.kind === 'refused') return configured.missing.length;
  const { network } = configured;
  const texts = new Map(
    network.devices.flatMap((device): [string, DeviceText][] => {
      const choice = dialectOfDevice(device, graph);
      if (choice.kind === 'unsupported') return [];
      const { files } = composeDevice(engine, network, device, choice.dialect);
      return [[device.id, { dialect: choice.dialect.id, text: configurationText(files) }]];
    }),
  );
  return { graph, requirements, network, texts };
}
