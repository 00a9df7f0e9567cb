import { createHash } from 'node:crypto';
import { transform } from 'esbuild';

/** A part as the text of a CommonJS function, and its source map. */
export interface ScriptPart {
  readonly code: string;
  readonly map: string;
}

/**
 * Makes a CommonJS function of an ES module, for `functions/runtime/part-loader.ts`: V8 lets a script start from what was
 * compiled earlier, and no ES module.
 * @param name its file's, which its source map is named after
 */
export type AsScript = (name: string, code: string, map: string) => Promise<ScriptPart>;

/** Half of the parts are the same in several functions: makes each but once. */
export function asScriptOnce(): AsScript {
  const made = new Map<string, Promise<ScriptPart>>();
  return (name, code, map) => {
    const content = createHash('sha256')
      .update(JSON.stringify([name, code, map]))
      .digest('hex');
    const script = made.get(content) ?? asScript(name, code, map);
    made.set(content, script);
    return script;
  };
}

const asScript: AsScript = async (name, code, map) => {
  const inline = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  const script = await transform(`${code.replace(/\/\/# sourceMappingURL=.*\n?$/, '')}${inline}`, {
    format: 'cjs',
    target: 'node24',
    banner: `(function(module,exports,require,${folder},${address}){`,
    footer: '})',
    define: { 'import.meta.dirname': folder, 'import.meta.url': address },
    supported: { 'dynamic-import': false },
    minify: true,
    legalComments: 'none',
    sourcemap: 'external',
    sourcesContent: false,
    sourcefile: name,
  });
  // An expression, to stand among others in a file: without the semicolon and the line's end that the bundler writes.
  return { code: script.code.replace(/;\n$/, ''), map: script.map };
};

const [folder, address] = ['__dirname', '__url'];
