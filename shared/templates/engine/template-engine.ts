import { filters } from '../filters/filters.ts';
import { type EngineInstance, openInstance } from './engine-instance.ts';
import { plainValues } from './plain-values.ts';
import { type PreparedTemplate, prepareTemplate } from './prepared-template.ts';
import { problemOf, type TemplateProblem } from './template-problem.ts';
import { type CompiledModule, compile } from './web-assembly.ts';

export type Rendering =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: TemplateProblem };

export interface TemplateEngine {
  /**
   * Renders a Jinja template: undefined values are a problem, `trim_blocks`, `lstrip_blocks` and `keep_trailing_newline`
   * are on. Bounded in steps and memory; never throws.
   */
  render(template: string, values: Readonly<Record<string, unknown>>): Rendering;
}

/** @param wasm the engine with its bounds, as `scripts/template-engine` writes it. Rejects when it is no such module. */
export async function openTemplateEngine(wasm: Uint8Array): Promise<TemplateEngine> {
  return engineOf(await compile(wasm));
}

/** Templates that are kept as the engine takes them: the parts of a few dialects. */
const mostPrepared = 100;

function engineOf(module: CompiledModule): TemplateEngine {
  let used: EngineInstance | undefined;
  const prepared = new Map<string, PreparedTemplate>();
  const prepare = (template: string): PreparedTemplate => {
    const own = prepared.get(template) ?? prepareTemplate(template);
    if (prepared.size >= mostPrepared) prepared.clear();
    prepared.set(template, own);
    return own;
  };
  return {
    render(template, values) {
      const own = plainValues(values);
      const source = prepare(template);
      const instance = used ?? openInstance(module, filters);
      used = undefined;
      try {
        const text = instance.render(source.text, own);
        if (instance.isReusable) used = instance;
        return { ok: true, text };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const isTrap = !/\(in <string>:\d+\)/.test(message);
        if (!isTrap && instance.isReusable) used = instance;
        return { ok: false, problem: isTrap ? outOfBounds : source.placed(problemOf(message, source.text)) };
      }
    },
  };
}

const outOfBounds: TemplateProblem = {
  line: 1,
  column: 1,
  sentence: 'The template needs more memory than a template may use.',
};
