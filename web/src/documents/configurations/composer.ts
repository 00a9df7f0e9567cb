import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Device } from '#shared/contract/device.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { deviceFilesOf } from '#shared/lab/library/device-files.ts';
import type { BundledDevice } from '#shared/templates/bundle/bundled-device.ts';
import { bundleOfDesign } from '#shared/templates/bundle/design-bundle.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import type { Plan } from '#shared/templates/change-pack/read-plan.ts';
import { blockProblems } from '#shared/templates/compare/block-problems.ts';
import { type ComposedDevice, composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { library } from '#shared/templates/compose/library.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openTemplateEngine, type TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import type { TemplateProblem } from '#shared/templates/engine/template-problem.ts';
import { secretsIn } from '#shared/templates/library/secrets.ts';
import { lintConfiguration } from '#shared/templates/lint/lint-configuration.ts';
import type { LintProblem } from '#shared/templates/lint/lint-problem.ts';
import { renderTemplate, type TemplateSource } from '#shared/templates/render/render-template.ts';
import { offeredBy } from '#shared/templates/render/template-target.ts';
import type { ResolvedValues } from '#shared/templates/variables/resolve-values.ts';
import type { ValueProblem, VariableValues } from '#shared/templates/variables/validate-values.ts';
import { type OfferedRow, offeredRows } from '#web/documents/templates/preview/offered-rows.ts';
import { textHash } from './text-hash.ts';

/** A device in a dialect. */
export interface ComposedChoice {
  readonly device: string;
  readonly dialect: DialectId;
}

/** The configuration of a device, with what the parts that wrote it are called. */
export interface NamedComposition extends ComposedDevice {
  readonly partNames: Readonly<Record<string, string>>;
}

/** What a list shows of a composed configuration. */
export interface ComposedOutline extends ComposedChoice {
  /** SHA-256 of its text, as a deployment keeps it. */
  readonly hash: string;
  readonly lines: number;
  readonly omissions: number;
}

/** Lines of one file that come from an element. */
export interface ElementLines extends ComposedChoice {
  readonly file: string;
  readonly lines: readonly { readonly number: number; readonly text: string }[];
}

export interface BundleRequest {
  readonly design: { readonly id: string; readonly name: string };
  readonly topologyVersion: number;
  /** When it is made, as an instant. */
  readonly at: string;
  /** Of the zip, and of the folder in it. */
  readonly folder: string;
  /** What a later change pack starts from. */
  readonly plan: Plan;
  /** What was entered for this download, by name; the others stay placeholders. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly devices: readonly {
    readonly id: string;
    readonly dialect: DialectId | undefined;
    /** Why there is no dialect. */
    readonly unsupported: string | undefined;
  }[];
}

/** A device to preview: one of the network, or an item of the user's equipment. */
export type PreviewTarget =
  | { readonly kind: 'node'; readonly device: string; readonly dialect: DialectId }
  | { readonly kind: 'equipment'; readonly device: Pick<Device, 'manufacturer' | 'model' | 'category'> };

export interface PreviewRequest {
  readonly target: PreviewTarget;
  /** Without it, the whole composed configuration of the device. */
  readonly source: TemplateSource | undefined;
  readonly entered: VariableValues;
  /** Of the text, for the balance of its blocks; undefined where the template states none. */
  readonly dialect: DialectId | undefined;
}

export interface DevicePreview extends ResolvedValues {
  readonly variables: readonly TemplateVariable[];
  readonly problems: readonly ValueProblem[];
  /** Empty where the template does not render. */
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
  /** Why the template does not render. */
  readonly failure: TemplateProblem | undefined;
  readonly lint: readonly LintProblem[];
  readonly omissions: readonly string[];
}

/** The worker's network: what is composed once is kept. */
export interface Composer {
  /** @param wasm the template engine, as the site serves it */
  readonly open: (network: NetworkConfiguration | undefined, wasm: Uint8Array) => Promise<void>;
  readonly compose: (choice: ComposedChoice) => NamedComposition;
  readonly outline: (choice: ComposedChoice) => Promise<ComposedOutline>;
  /** The one text of a device, as it is deployed. */
  readonly textOf: (choice: ComposedChoice) => string;
  readonly linesFrom: (element: string, choices: readonly ComposedChoice[]) => readonly ElementLines[];
  /** The names of the secrets in the texts of these devices, in the order of their first place. */
  readonly secretsOf: (choices: readonly ComposedChoice[]) => readonly string[];
  /** A zip of the whole design: its files, manifest, inventories, and what its network has to do. */
  readonly bundle: (request: BundleRequest) => Promise<Uint8Array<ArrayBuffer>>;
  /** What a device offers below an expression; the first level without one. */
  readonly offered: (target: PreviewTarget, expression?: string) => readonly OfferedRow[];
  /** What deploying to a device would freeze. */
  readonly preview: (request: PreviewRequest) => Promise<DevicePreview>;
}

/** One machine boots no more; each is composed once more for it. */
const mostBooted = 200;

export function composer(): Composer {
  let opened: { readonly network?: NetworkConfiguration; readonly engine: TemplateEngine } | undefined;
  const made = new Map<string, ComposedDevice>();
  const compose = ({ device: id, dialect }: ComposedChoice): ComposedDevice => {
    const key = `${dialect} ${id}`;
    const composition = made.get(key) ?? composed(id, dialect);
    made.set(key, composition);
    return composition;
  };
  const engine = (): TemplateEngine => {
    if (opened === undefined) throw new Error('Nothing was opened.');
    return opened.engine;
  };
  const known = (id: string) => {
    const device = opened?.network?.devices.find((one) => one.id === id);
    if (opened?.network === undefined || device === undefined) throw new Error(`There is no device ${id}.`);
    return { network: opened.network, device };
  };
  const composed = (id: string, dialect: DialectId): ComposedDevice => {
    const { network, device } = known(id);
    return composeDevice(engine(), network, device, dialects[dialect]);
  };
  const offeredTo = (target: PreviewTarget) =>
    offeredBy(
      target.kind === 'equipment'
        ? target
        : { kind: 'node', ...known(target.device), dialect: dialects[target.dialect] },
    );
  const textOf = (choice: ComposedChoice) => configurationText(compose(choice).files);
  return {
    open: async (network, wasm) => {
      opened = { ...(network && { network }), engine: await openTemplateEngine(wasm) };
      made.clear();
    },
    compose: (choice) => {
      return { ...compose(choice), partNames: partNames(choice.dialect) };
    },
    outline: async (choice) => {
      const { files, omissions } = compose(choice);
      return {
        ...choice,
        hash: await textHash(textOf(choice)),
        lines: files.reduce((sum, { lines }) => sum + lines.length, 0),
        omissions: omissions.length,
      };
    },
    textOf,
    linesFrom: (element, choices) =>
      choices.flatMap((choice) =>
        compose(choice).files.flatMap(({ name, lines }): ElementLines[] => {
          const own = lines.flatMap(({ text, from }, index) =>
            from.includes(element) && text.trim() !== '' ? [{ number: index + 1, text }] : [],
          );
          return own.length === 0 ? [] : [{ ...choice, file: name, lines: own }];
        }),
      ),
    secretsOf: (choices) => [...new Set(choices.flatMap((choice) => secretsIn(textOf(choice))))],
    bundle: async ({ design, topologyVersion, at, folder, plan, secrets, devices }) => {
      if (opened?.network === undefined) throw new Error('No network was opened.');
      const rows = devices.map(({ id, dialect, unsupported = '' }): BundledDevice => {
        const { device } = known(id);
        if (dialect === undefined) return { device, choice: { kind: 'unsupported', sentence: unsupported } };
        const choice = { kind: 'supported', dialect: dialects[dialect] } as const;
        return { device, choice, composed: compose({ device: id, dialect }) };
      });
      const { network } = opened;
      const isBootable = network.devices.length <= mostBooted;
      const lab = isBootable && { labDevices: deviceFilesOf(engine(), network) };
      const input = { design, topologyVersion, at, network, devices: rows, plan, secrets, ...lab };
      return zipBundle(await bundleOfDesign(input, textHash), folder, new Date(at));
    },
    offered: (target, expression) => offeredRows(offeredTo(target), expression),
    preview: async ({ target, source, entered, dialect }) => {
      if (source === undefined && target.kind === 'node') {
        const { files, omissions } = compose(target);
        return { ...nothingEntered, ...(await frozen(configurationText(files), dialect)), omissions };
      }
      if (source === undefined) throw new Error('An item of the equipment has no composed configuration.');
      const offered = offeredTo(target);
      const { variables, values, problems, result } = renderTemplate(engine(), source, offered, entered);
      return {
        ...nothingEntered,
        variables,
        values,
        problems,
        ...(result.ok ? await frozen(result.text, dialect) : { failure: result.problem }),
      };
    },
  };
}

const nothingEntered = {
  variables: [],
  values: [],
  problems: [],
  text: '',
  hash: '',
  failure: undefined,
  lint: [],
  omissions: [],
};

async function frozen(text: string, dialect: DialectId | undefined) {
  const balance =
    dialect && ((own: string) => blockProblems(dialect, own).map((problem) => ({ column: 1, ...problem })));
  return { text, hash: await textHash(text), lint: lintConfiguration(text, balance) };
}

const partNames = (dialect: DialectId): Readonly<Record<string, string>> =>
  Object.fromEntries(library[dialect].parts.map(({ feature, name }) => [feature, name]));
