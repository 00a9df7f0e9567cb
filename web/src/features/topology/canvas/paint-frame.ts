import { type Frame, setScreenUnits } from './frame.ts';
import { paintFresh } from './paint-fresh.ts';
import { paintLabels } from './paint-labels.ts';
import { paintLinkTexts } from './paint-link-texts.ts';
import { paintLinks } from './paint-links.ts';
import { paintLost } from './paint-lost.ts';
import { paintNodes } from './paint-nodes.ts';
import { paintFigures, paintOverlay } from './paint-overlay.ts';
import { paintPorts } from './paint-ports.ts';
import { paintSites } from './paint-sites.ts';
import { paintSteps, paintWalkedLinks } from './paint-walk.ts';

/** Paints one picture from the ground up: sites, links, what is lost, the path that is walked, nodes that are no elements, their labels, ports of the chosen, steps of the path. */
export function paintFrame(frame: Frame): void {
  const { context, camera } = frame;
  setScreenUnits(frame);
  context.clearRect(0, 0, camera.width, camera.height);
  paintSites(frame);
  paintLinks(frame);
  paintLost(frame);
  paintWalkedLinks(frame);
  paintOverlay(frame);
  paintFresh(frame);
  paintNodes(frame);
  paintLabels(frame);
  paintLinkTexts(frame);
  paintFigures(frame);
  paintPorts(frame);
  paintSteps(frame);
}
