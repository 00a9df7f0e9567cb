import { createHash } from 'node:crypto';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { compiledName, sealCompiled } from '../functions/runtime/compiled-part.ts';

/**
 * `node scripts/compile-parts.ts <folder>...`: puts beside each part of these bundles what V8 makes of it, every function
 * compiled, and in `compiled-by` for which V8. Only the Node that ran this takes it, started with the same flags.
 */
const compiledAt = new Map<string, string>();
for (const folder of process.argv.slice(2)) {
  for (const part of globSync('*.js', { cwd: folder })) {
    const path = join(folder, part);
    const code = readFileSync(path);
    const content = createHash('sha256').update(code).digest('hex');
    // Half of the parts are the same in several functions.
    const same = compiledAt.get(content);
    if (same) copyFileSync(same, compiledName(path));
    else writeFileSync(compiledName(path), sealCompiled(code, compiled(code)));
    compiledAt.set(content, compiledName(path));
  }
  writeFileSync(join(folder, 'compiled-by'), `${cachedDataVersionTag()}\n`);
}

function compiled(code: Buffer): Buffer {
  setFlagsFromString('--no-lazy');
  const script = new Script(code.toString('latin1'));
  // The flags count that are set when it is written.
  setFlagsFromString('--lazy');
  return script.createCachedData();
}
