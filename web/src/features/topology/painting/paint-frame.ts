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
  const { context, camera } = frame;
  setScreenUnits(frame);
  context.clearRect(0, 0, camera.width, camera.height);
  const links = linksInView(frame);
  paintLinksBetween(frame, links);
  paintSites(frame);
  paintLinks(frame, links);
  paintLost(frame);
  paintWalkedLinks(frame);
  paintOverlay(frame);
  paintFresh(frame);
  paintNodes(frame);
  paintLeaving(frame);
  const titles = siteTitles(frame);
  paintSiteNames(frame, titles);
  paintBandTitles(frame);
  // A device's name may touch that of its floor rather than be left out.
  paintLabels(frame, titles);
  paintLinkTexts(frame, [...titles, ...bandTitles(frame)]);
  paintFigures(frame);
  paintPorts(frame);
  paintSteps(frame);
}
