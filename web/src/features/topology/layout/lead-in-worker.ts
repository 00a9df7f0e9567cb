import { type LedLinks, linesOf } from '#web/features/topology/model/lead-links.ts';
import { type LedLine, type LedLines, ledLines } from '#web/features/topology/model/led-lines.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { type IndexedPart, routedParts } from '#web/features/topology/model/scene-routes.ts';
import { openService } from '#web/ui/open-service.ts';
import { pageTurns } from './page-turns.ts';
import type { LinkLeader } from './routes-worker.ts';

/** A message to the worker has about so many links, since it is copied in one go, and its answer is read so. */
const linksAtOnce = 1_000;

/**
 * Leads all links of a scene in a worker. What it is told and what it answers is handled part by part, and the page answers in
 * between. Throws the signal's reason when cancelled.
 */
export async function leadInWorker(
  scene: Scene,
  positions: Positions,
  signal: AbortSignal,
): Promise<LedLines> {
  const { call, close } = openService<LinkLeader>(
    () => new Worker(new URL('./routes-worker.ts', import.meta.url), { type: 'module' }),
  );
  signal.addEventListener('abort', close);
  try {
    const takeTurns = pageTurns();
    const answers: Promise<readonly (readonly [string, LedLine])[]>[] = [];
    const ask = async (parts: readonly IndexedPart[]) => {
      const indexes = parts.flatMap((part) => part.indexes);
      const answer: LedLinks = await call(async (api) => api.lead(parts));
      await takeTurns();
      return [...ledLines(scene, indexes, linesOf(answer))];
    };
    let parts: IndexedPart[] = [];
    let links = 0;
    const all = routedParts(scene.nodes, scene.edges, positions);
    for (;;) {
      await takeTurns();
      signal.throwIfAborted();
      const part = all.next().value;
      if (part === undefined) break;
      parts.push(part);
      links += part.links.length;
      if (links < linksAtOnce) continue;
      answers.push(ask(parts));
      [parts, links] = [[], 0];
    }
    answers.push(ask(parts));
    const led = (await Promise.all(answers)).flat();
    signal.throwIfAborted();
    return new Map(led);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
