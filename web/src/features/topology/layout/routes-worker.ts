import { expose, transfer } from 'comlink';
import { leadLinks } from '#web/features/topology/model/lead-links.ts';
import type { RoutedPart } from '#web/features/topology/model/scene-routes.ts';

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
