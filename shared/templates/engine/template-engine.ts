import { filters } from '../filters/filters.ts';
import { placesIn } from '../syntax/places-in.ts';
import { type EngineInstance, openInstance } from './engine-instance.ts';
import { type PlainValues, plainValues } from './plain-values.ts';
import { type PreparedTemplate, prepareTemplate } from './prepared-template.ts';
import { hardestTag, markName, markTags } from './tag-marks.ts';
import { isEngineError, problemOf, type TemplateProblem, trapSentence } from './template-problem.ts';
import { type CompiledModule, compile } from './web-assembly.ts';

export type Rendering =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: TemplateProblem };

export interface TemplateEngine {
  /**
   * Renders a Jinja template: undefined values are a problem, `trim_blocks`, `lstrip_blocks` and `keep_trailing_newline`
   * are on. Bounded in steps and memory; never throws. The same template and values give the same result everywhere.
   */
  render(template: string, values: Readonly<Record<string, unknown>>): Rendering;
}

/** @param wasm the engine with its bounds, as `scripts/template-engine` writes it. Rejects when it is no such module. */
export async function openTemplateEngine(wasm: Uint8Array): Promise<TemplateEngine> {
  return engineOf(await compile(wasm));
}

/** Templates that are kept as the engine takes them: the parts of a few dialects. */
const mostPrepared = 100;

/** Steps of the module for a template, some tenth of a second; and for each value that it is given. */
const steps = { ofTemplate: 5_000_000, ofValue: 500 } as const;

function engineOf(module: CompiledModule): TemplateEngine {
  let used: EngineInstance | undefined;
  const prepared = new Map<string, PreparedTemplate>();

  function prepare(template: string): PreparedTemplate {
    const own = prepared.get(template) ?? prepareTemplate(template);
    if (prepared.size >= mostPrepared) prepared.clear();
    prepared.set(template, own);
    return own;
  }

  return {
    render(template, given) {
      const values = plainValues(given);
      const source = prepare(template);
      if (source.longTag !== undefined) {
        return {
          ok: false,
          problem: { ...placesIn(template)(source.longTag), sentence: 'The tag is too long.' },
        };
      }
      const instance = used ?? openInstance(module, filters);
      const wasUsed = used !== undefined;
      used = undefined;
      try {
        const text = instance.render(source.text, values.values, stepsFor(values));
        if (instance.isReusable) used = instance;
        return { ok: true, text };
      } catch (error) {
        if (isEngineError(error)) {
          if (instance.isReusable) used = instance;
          return { ok: false, problem: source.placed(problemOf(error, source.text)) };
        }
        // What a used instance had kept may have been missing: a new one decides.
        if (wasUsed && !instance.isOutOfSteps) return this.render(template, given);
        const sentence = trapSentence(error, instance.isOutOfSteps);
        const at = lastTag(module, template, values) ?? hardestTag(template);
        return { ok: false, problem: { ...placesIn(template)(at), sentence } };
      }
    },
  };
}

const stepsFor = ({ size }: PlainValues): number => steps.ofTemplate + size * steps.ofValue;

/** Longer templates are not rendered again. */
const longestMarked = 100_000;

/** Where a template trapped, which a trap does not say: rendered again with every tag marked, it tells the last tag. */
function lastTag(module: CompiledModule, template: string, values: PlainValues): number | undefined {
  if (template.length > longestMarked) return undefined;
  const marked = markTags(template);
  try {
    openInstance(module, { ...filters, [markName]: marked.mark }).render(
      prepareTemplate(marked.text).text,
      values.values,
      stepsFor(values),
    );
  } catch {
    // As before; the marks say where.
  }
  return marked.last();
}
