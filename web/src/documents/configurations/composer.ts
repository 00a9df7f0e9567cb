import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import { type ComposedDevice, composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { library } from '#shared/templates/compose/library.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openTemplateEngine, type TemplateEngine } from '#shared/templates/engine/template-engine.ts';
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

/** The worker's network: what is composed once is kept. */
export interface Composer {
  /** @param wasm the template engine, as the site serves it */
  readonly open: (network: NetworkConfiguration, wasm: Uint8Array) => Promise<void>;
  readonly compose: (choice: ComposedChoice) => NamedComposition;
  readonly outline: (choice: ComposedChoice) => Promise<ComposedOutline>;
  /** The one text of a device, as it is deployed. */
  readonly textOf: (choice: ComposedChoice) => string;
  readonly linesFrom: (element: string, choices: readonly ComposedChoice[]) => readonly ElementLines[];
}

export function composer(): Composer {
  let opened: { readonly network: NetworkConfiguration; readonly engine: TemplateEngine } | undefined;
  const known = new Map<string, ComposedDevice>();
  const compose = ({ device: id, dialect }: ComposedChoice): ComposedDevice => {
    const key = `${dialect} ${id}`;
    const made = known.get(key) ?? composed(id, dialect);
    known.set(key, made);
    return made;
  };
  const composed = (id: string, dialect: DialectId): ComposedDevice => {
    if (opened === undefined) throw new Error('No network was opened.');
    const { engine, network } = opened;
    const device = network.devices.find((one) => one.id === id);
    if (device === undefined) throw new Error(`There is no device ${id}.`);
    return composeDevice(engine, network, device, dialects[dialect]);
  };
  const textOf = (choice: ComposedChoice) => configurationText(compose(choice).files);
  return {
    open: async (network, wasm) => {
      opened = { network, engine: await openTemplateEngine(wasm) };
      known.clear();
    },
    compose: (choice) => {
      const made = compose(choice);
      return { ...made, partNames: partNames(choice.dialect) };
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
  };
}

const partNames = (dialect: DialectId): Readonly<Record<string, string>> =>
  Object.fromEntries(library[dialect].parts.map(({ feature, name }) => [feature, name]));
