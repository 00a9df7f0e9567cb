import type { Device } from '#shared/contract/device.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import { type ChangePack, changePack } from '#shared/templates/change-pack/change-pack.ts';
import { changePackFiles } from '#shared/templates/change-pack/change-pack-files.ts';
import { flowNames } from '#shared/templates/change-pack/flow-names.ts';
import { plannedChangeSide } from '#shared/templates/change-pack/planned-change-side.ts';
import type { Plan } from '#shared/templates/change-pack/read-plan.ts';
import { openTemplateEngine } from '#shared/templates/engine/template-engine.ts';

/** One version of a design. */
export interface DesignVersion extends Plan {
  /** `version 3`. */
  readonly label: string;
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
  const old = plannedChangeSide(engine, before, models);
  const now = plannedChangeSide(engine, after, models);
  if (old.kind === 'refused') return { state: 'refused', version: before.label, missing: old.missing.length };
  if (now.kind === 'refused') return { state: 'refused', version: after.label, missing: now.missing.length };
  const pack = changePack(old.side, now.side);
  const nameOf = flowNames(now.side);
  const ids = new Set(pack.steps.flatMap(({ down, whileOff }) => [...down, ...whileOff]));
  const title = { design: designName, before: before.label, after: after.label };
  return {
    state: 'made',
    pack,
    flows: Object.fromEntries([...ids].map((id) => [id, nameOf(id)])),
    zip: zipBundle(changePackFiles(pack, title, nameOf), 'change-pack', new Date()),
  };
}
