import { expose, transfer } from 'comlink';
import type { RoutedPart } from '#web/features/topology/model/scene-routes.ts';
import { leadLinks } from './lead-links.ts';

/** What the worker offers. */
export interface LinkLeader {
  readonly lead: typeof leadLinks;
}

expose({
  lead: (parts: readonly RoutedPart[]) => {
    const led = leadLinks(parts);
    return transfer(led, [led.corners.buffer, led.ends.buffer]);
  },
} satisfies LinkLeader);
