import { bandTitles, paintBandTitles } from './band-titles.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { linksInView } from './links-in-view.ts';
import { paintFresh } from './paint-fresh.ts';
import { paintLabels } from './paint-labels.ts';
import { paintLeaving } from './paint-leaving.ts';
import { paintLinkTexts } from './paint-link-texts.ts';
import { paintLinks, paintLinksBetween } from './paint-links.ts';
import { paintLost } from './paint-lost.ts';
import { paintNodes } from './paint-nodes.ts';
import { paintFigures, paintOverlay } from './paint-overlay.ts';
import { paintPorts } from './paint-ports.ts';
import { paintSiteNames, paintSites } from './paint-sites.ts';
import { paintSteps, paintWalkedLinks } from './paint-walk.ts';
import { siteTitles } from './site-titles.ts';

/** Paints one picture from the ground up: links between sites, sites, links, what is lost, the path that is walked, nodes that are no elements, their labels, ports of the chosen, steps of the path. */
export function paintFrame(frame: Frame): void {
  for (const _ of paintingSteps(frame));
}

const leastZoomOfTouching = 0.15;

/** The same in pieces, for a picture of thousands of elements: between two of them the page can answer. */
export function* paintingSteps(frame: Frame): Generator<void> {
  const { context, camera } = frame;
  setScreenUnits(frame);
  context.clearRect(0, 0, camera.width, camera.height);
  const links = linksInView(frame);
  yield;
  paintLinksBetween(frame, links);
  yield;
  paintSites(frame);
  yield;
  paintLinks(frame, links);
  yield;
  paintLost(frame);
  paintWalkedLinks(frame);
  paintOverlay(frame);
  paintFresh(frame);
  yield;
  paintNodes(frame);
  paintLeaving(frame);
  yield;
  const titles = siteTitles(frame);
  paintSiteNames(frame, titles);
  paintBandTitles(frame);
  yield;
  // A device's name may touch that of its floor rather than be left out, but for where floors are all that can be told apart.
  const taken = camera.zoom < leastZoomOfTouching ? [...titles, ...bandTitles(frame)] : titles;
  yield* paintLabels(frame, taken);
  yield;
  paintLinkTexts(frame, [...titles, ...bandTitles(frame)]);
  paintFigures(frame);
  paintPorts(frame);
  paintSteps(frame);
}
