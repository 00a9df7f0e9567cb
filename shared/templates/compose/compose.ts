import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { TemplateEngine } from '../engine/template-engine.ts';
import type { TemplateProblem } from '../engine/template-problem.ts';
import { networkIndex } from '../library/context/network-index.ts';
import { deviceContext } from '../library/device-context.ts';
import type { Part } from '../library/part.ts';
import { partMark, type RenderedLine, readProvenance } from '../library/provenance.ts';
import { deviceValues, library } from './library.ts';
import { mergeSections } from './merge-sections.ts';

/** A file of a device's configuration. */
export interface ComposedFile {
  readonly name: string;
  /** Ends with a line feed. Secrets are placeholders. */
  readonly text: string;
  readonly lines: readonly RenderedLine[];
}

export interface ComposedDevice {
  readonly files: readonly ComposedFile[];
  /** What the configuration states and this dialect does not say, a sentence each. */
  readonly omissions: readonly string[];
}

/** A part of the library does not render: a fault of the library, not of the design. */
export class PartProblem extends Error {
  readonly part: string;
  readonly problem: TemplateProblem;

  constructor(part: Part, problem: TemplateProblem) {
    super(`${part.dialect} ${part.feature}, line ${problem.line}: ${problem.sentence}`);
    this.part = part.feature;
    this.problem = problem;
  }
}

/**
 * The configuration of one device in a dialect: all parts of the dialect in their order, rendered at once and split into its files. What the
 * device gets of the rest of its network is looked up once for all devices of a network.
 * @throws PartProblem
 */
export function composeDevice(
  engine: TemplateEngine,
  network: NetworkConfiguration,
  device: DeviceConfiguration,
  dialect: Dialect,
): ComposedDevice {
  const context = deviceContext(device, dialect, networkIndex(network));
  const values = deviceValues(context);
  const { parts, omissions } = library[dialect.id];
  const template = templateOf(dialect);
  const rendering = engine.render(template.text, mentioned(values, template));
  if (!rendering.ok) throw problemIn(parts, engine, values, rendering.problem);
  const own = device.members.map(({ node }) => node);
  const fileOf = new Map<string, string | undefined>(parts.map(({ feature, file }) => [feature, file]));
  const byFile = Map.groupBy(readProvenance(rendering.text, own), ({ part }) => fileOf.get(part));
  return {
    files: [...byFile].flatMap(([name, rendered]) => {
      const lines = tidied(mergeSections(rendered, dialect), dialect);
      if (lines.length === 0) return [];
      const text = `${lines.map((line) => line.text).join('\n')}\n`;
      return [{ name: name ?? `${values.hostname}.${dialect.extension}`, text, lines }];
    }),
    omissions: [...new Set(omissions(context).map(({ sentence }) => sentence))],
  };
}

interface WholeTemplate {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

const templates = new Map<Dialect['id'], WholeTemplate>();

/** All parts of a dialect as one template, since handing the values to the engine takes longer than most parts. */
function templateOf({ id }: Dialect): WholeTemplate {
  const known = templates.get(id);
  if (known !== undefined) return known;
  const text = library[id].parts.map((part) => `${partMark(part.feature)}${part.text}`).join('');
  const template = { text, words: new Set(text.match(/\w+/g)) };
  templates.set(id, template);
  return template;
}

/** Only the values that a template names, since it can reach no others. */
const mentioned = (values: Readonly<Record<string, unknown>>, { words }: WholeTemplate) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => words.has(name)));

/** Which part it is: the one that does not render by itself. */
function problemIn(
  parts: readonly Part[],
  engine: TemplateEngine,
  values: Readonly<Record<string, unknown>>,
  problem: TemplateProblem,
): Error {
  for (const part of parts) {
    const alone = engine.render(part.text, values);
    if (!alone.ok) return new PartProblem(part, alone.problem);
  }
  return new Error(problem.sentence);
}

/** Without empty lines and bare comments at the beginning, at the end, and beyond the first of several. */
function tidied(lines: readonly RenderedLine[], { comment }: Dialect): RenderedLine[] {
  const isBare = (line: RenderedLine | undefined): boolean =>
    line === undefined || line.text === '' || line.text === comment;
  const kept: RenderedLine[] = [];
  for (const line of lines) {
    const trimmed = { ...line, text: line.text.trimEnd() };
    if (!isBare(trimmed) || !isBare(kept.at(-1))) kept.push(trimmed);
  }
  while (kept.length > 0 && isBare(kept.at(-1))) kept.pop();
  return kept;
}
