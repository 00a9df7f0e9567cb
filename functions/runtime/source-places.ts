import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A stack with positions in our source instead of those in the bundle. Maps are read only when something has gone
 * wrong: Node's own `--enable-source-maps` reads them all at each start, which is 7 ms of every cold start.
 */
export const withSourcePlaces = (stack: string): string =>
  stack.replace(bundledPlace, (place, url: string, line: string, column: string) => {
    const found = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return place;
    return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });

const bundledPlace = /(file:\/\/[^\s()]+\.m?js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) maps.set(url, readMap(url));
  return maps.get(url);
}

function readMap(url: string): SourceMap | undefined {
  try {
    const file = fileURLToPath(url);
    const [, name] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
    return name === undefined
      ? undefined
      : new SourceMap(JSON.parse(readFileSync(join(dirname(file), name), 'utf8')));
  } catch {
    // A position in the bundle is better than no stack.
    return undefined;
  }
}
