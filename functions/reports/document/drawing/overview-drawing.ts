import type { Content } from 'pdfmake/interfaces';
import type { Topology } from '#shared/contract/topology-items.ts';
import { type SiteLinks, siteLinks } from '#shared/network/graph/site-links.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { landscape } from '../../../pdf/theme.ts';
import type { Figures, SiteFigures } from '../base/figures.ts';
import { Drawing } from './drawing.ts';

/** Sites that one page shows below the hub. */
const columns = 6;
const rows = 3;
const sitesOnPage = columns * rows;

const card = { width: 116, height: 60, gapX: 8, gapY: 24 } as const;

/** One picture of all sites a page: providers on top, the hub below them, the others on a bus under it. */
export function overviewDrawings(topology: Topology, figures: Figures): Content[] {
  const links = siteLinks(topology);
  const hub = figures.sites.find((site) => site.name === links.hub);
  const others = figures.sites.filter((site) => site !== hub);
  const pages = Math.max(1, Math.ceil(others.length / sitesOnPage));
  return Array.from({ length: pages }, (_, page) =>
    overview(hub, others.slice(page * sitesOnPage, (page + 1) * sitesOnPage), links),
  );
}

function overview(hub: SiteFigures | undefined, others: readonly SiteFigures[], links: SiteLinks): Content {
  const drawing = new Drawing();
  const middle = landscape.width / 2;
  const hubTop = 62;
  if (hub !== undefined) {
    links.providers.forEach((provider, index) => {
      const x = middle + (index - (links.providers.length - 1) / 2) * 120;
      drawing.link('wan', [
        { x, y: 14 },
        { x: middle + (index - (links.providers.length - 1) / 2) * 40, y: hubTop },
      ]);
      drawing.node('internet', { x, y: 14 });
      drawing.caption(provider, { x, y: 25 }, 110);
    });
    drawCard(drawing, hub, { x: middle, y: hubTop }, true, '');
  }
  const busTop = hubTop + card.height;
  others.forEach((site, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, others.length - row * columns);
    const x = columnX(index % columns, inRow, middle);
    const y = busTop + card.gapY + row * (card.height + card.gapY);
    const mbps = links.toHub.get(site.name);
    if (hub !== undefined && mbps !== undefined) {
      const bus = y - 14;
      drawing.link('wan', [
        { x: middle, y: busTop },
        { x: middle, y: bus },
        { x, y: bus },
        { x, y },
      ]);
    }
    drawCard(drawing, site, { x, y }, false, mbps ? `WAN ${formatRate(mbps)}` : '');
  });
  const lines = Math.ceil(others.length / columns);
  return drawing.content(busTop + lines * (card.height + card.gapY));
}

/** Middle of a column: the row is centred, with a way for the trunk between its halves. */
function columnX(column: number, inRow: number, middle: number): number {
  const step = card.width + card.gapX;
  return middle + (column - (inRow - 1) / 2) * step;
}

function drawCard(
  drawing: Drawing,
  site: SiteFigures,
  { x, y }: { x: number; y: number },
  isHub: boolean,
  wan: string,
): void {
  drawing.frame({ x: x - card.width / 2, y }, card.width, card.height, isHub);
  const width = card.width - 10;
  drawing.caption(site.name, { x, y: y + 6 }, width, { bold: true });
  const foot = isHub ? 'Hub of the network' : wan;
  const lines = [
    formatCount(site.people, 'person', 'people'),
    formatCount(site.devices, 'device'),
    switchesOf(site),
  ];
  lines.forEach((line, index) => {
    drawing.caption(line, { x, y: y + 16 + index * 9.5 }, width);
  });
  if (foot !== '') drawing.caption(foot, { x, y: y + 47 }, width, { colour: '#a34f00' });
}

function switchesOf({ nodes }: SiteFigures): string {
  const of = (type: string) =>
    nodes.filter((node) => node.type === type).reduce((sum, n) => sum + n.quantity, 0);
  return `${formatCount(of('switch'), 'switch', 'switches')}, ${formatCount(of('accesspoint'), 'access point')}`;
}
