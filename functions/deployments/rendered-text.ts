import type { ConfigFile } from '#shared/contract/config-file.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Template } from '#shared/contract/template-items.ts';
import type { VariableValue } from '#shared/contract/template-variables.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import type { TemplateProblem } from '#shared/templates/engine/template-problem.ts';
import { secretPlaceholder } from '#shared/templates/library/secrets.ts';
import { dialectOfWhole } from '#shared/templates/library/system-template-id.ts';
import { renderTemplate } from '#shared/templates/render/render-template.ts';
import { targetDialect } from '#shared/templates/render/target-dialect.ts';
import { offeredBy } from '#shared/templates/render/template-target.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { templateEngine } from '../runtime/template-engine.ts';
import type { FoundDevice } from './deployed-device.ts';

type Values = Readonly<Record<string, VariableValue>>;

interface Rendering {
  readonly template: Template;
  readonly device: FoundDevice;
  readonly variables: Values;
  /** Takes the place of the template's text. */
  readonly upload: Upload | undefined;
}

interface Rendered {
  readonly text: string;
  /** What was entered, with the placeholders of secrets. */
  readonly entered: Record<string, VariableValue>;
  readonly omissions: string[];
  readonly file: Omit<ConfigFile, 'url'> | undefined;
}

/** Largest text of one device in bytes: twice a template's own. */
const largestTextBytes = 2_000_000;

/**
 * The text of a template for a device: of a whole system configuration composed from its parts, of any other rendered with
 * the values that were entered over those that the device, its site and its design offer.
 * @throws invalid_request naming variables; unprocessable with line and column where the template does not render.
 */
export async function renderedText(uid: string, rendering: Rendering): Promise<Rendered> {
  const dialect = rendering.upload === undefined ? dialectOfWhole(rendering.template.id) : undefined;
  const made =
    dialect === undefined ? await rendered(uid, rendering) : await composed(uid, dialect, rendering.device);
  const size = Buffer.byteLength(made.text);
  if (size > largestTextBytes)
    throw new Refusal('unprocessable', `The rendered text has more than ${formatBytes(largestTextBytes)}.`);
  return made;
}

async function composed(uid: string, dialect: DialectId, device: FoundDevice): Promise<Rendered> {
  if (device.kind === 'equipment')
    throw new Refusal(
      'unprocessable',
      'A whole configuration is made from a design. Choose a device of a design, or another template.',
    );
  // All parts of all dialects.
  const [engine, { wholeConfiguration }] = await Promise.all([
    templateEngine(),
    import('./whole-configuration.ts'),
  ]);
  const { text, omissions } = await wholeConfiguration(uid, engine, dialect, device);
  return { text, omissions, entered: {}, file: undefined };
}

async function rendered(uid: string, { template, device, variables, upload }: Rendering): Promise<Rendered> {
  const file = upload && (await fileOf(upload));
  const source = { text: file?.text ?? template.configContent, variables: template.variables };
  // Other threads compile the engine while the network around the device is read and configured.
  const [engine, target] = await Promise.all([templateEngine(), targetOf(uid, template, device)]);
  const offered = offeredBy(target);
  const { result, problems, variables: all } = renderTemplate(engine, source, offered, variables);
  const [problem] = problems;
  if (problem)
    throw new Refusal('invalid_request', problem.sentence, {
      fields: problems.map(({ field, message }) => ({ field: `variables.${field}`, message })),
    });
  if (!result.ok) throw notRenderable(result.problem);
  const entered = Object.fromEntries(
    all.flatMap(({ name, dataType }): [string, VariableValue][] => {
      const value = variables[name];
      if (value === undefined) return [];
      return [[name, dataType === 'secret' ? secretPlaceholder(name.toLowerCase()) : value]];
    }),
  );
  return { text: result.text, entered, omissions: [], file: file?.stored };
}

async function targetOf(uid: string, template: Template, device: FoundDevice) {
  if (device.kind === 'equipment') return { kind: 'equipment', device: device.device } as const;
  // Reads and configures the whole network.
  const { configuredNode } = await import('./configured-node.ts');
  const { topology, node } = device;
  const configured = await configuredNode(uid, topology, node);
  const dialect = targetDialect(template.dialect, configured.device, topology);
  return { kind: 'node', ...configured, dialect } as const;
}

async function fileOf(upload: Upload) {
  const { readConfigFile } = await import('#shared/templates/files/read-config-file.ts');
  const { text, originalName, mimeType } = await readConfigFile(upload);
  return { text, stored: { originalName, mimeType, size: upload.bytes.byteLength } };
}

const notRenderable = ({ line, column, sentence }: TemplateProblem): Refusal =>
  new Refusal('unprocessable', `Line ${line}, column ${column}: ${sentence}`, { place: { line, column } });
