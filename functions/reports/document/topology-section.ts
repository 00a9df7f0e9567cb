import type { Content } from 'pdfmake/interfaces';
import type { Topology, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { alikeSites, builtOf, titleOfAlike } from '#shared/network/graph/alike-sites.ts';
import { isInCabinet } from '#shared/network/sizing/yard.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { shortened, words } from '../../pdf/words.ts';
import type { Figures } from './base/figures.ts';
import { legend } from './drawing/legend.ts';
import { overviewDrawings } from './drawing/overview-drawing.ts';
import { isSmall, panelWidth, siteDrawings } from './drawing/site-drawing.ts';
import { type SiteParts, sitePartsOf } from './drawing/site-parts.ts';
import { drawingTitle, note, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';

/** Sites, or kinds of sites that are built alike, that are drawn; the largest come first. */
const mostSites = 24;

/** The network drawn: all sites on one page, then each site, landscape. */
export function topologySection(
  input: Pick<ReportInput, 'topology' | 'design'>,
  figures: Figures,
): Content[] {
  const { topology, design } = input;
  const isOutdoors = isInCabinet(design.requirements);
  const kinds = kindsOf(figures);
  const drawn = new Set(kinds.toSorted((a, b) => b.nodes.length - a.nodes.length).slice(0, mostSites));
  const undrawn = kinds.filter((kind) => !drawn.has(kind)).reduce((sum, { sites }) => sum + sites, 0);
  const around = neighbourhoods(topology);
  const [first, ...further] = overviewDrawings(topology, figures);
  return [
    section('Topology', 'landscape'),
    legend(),
    first ?? [],
    ...further.flatMap((drawing) => [drawingTitle('All sites, continued'), drawing]),
    ...(undrawn > 0
      ? [
          note(
            `The largest sites are drawn below; ${formatCount(undrawn, 'smaller one')} are in the lists only.`,
          ),
        ]
      : []),
    ...drawnSites(
      [...drawn]
        .toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
        .map(({ name, title, nodes }) => {
          const { edges, outside } = around.get(name) ?? nowhere;
          return { name: title, parts: sitePartsOf(nodes, edges, [...outside], isOutdoors) };
        }),
    ),
  ];
}

interface KindOfSite {
  readonly name: string;
  readonly title: string;
  readonly nodes: readonly TopologyNode[];
  /** How many are built alike. */
  readonly sites: number;
}

/** Sites with the same devices and people on the same floors are drawn once. */
function kindsOf({ sites }: Figures): KindOfSite[] {
  const byName = new Map(sites.map((site) => [site.name, site]));
  const shapes = new Map(sites.map(({ name, nodes }) => [name, builtOf(nodes)]));
  return alikeSites(shapes).flatMap((alike) => {
    const site = byName.get(alike[0] ?? '');
    return site === undefined
      ? []
      : [{ name: site.name, title: titleOfAlike(alike), nodes: site.nodes, sites: alike.length }];
  });
}

interface DrawnSite {
  readonly name: string;
  readonly parts: SiteParts;
}

/** Large sites have pages of their own, small ones share one by three. */
function drawnSites(sites: readonly DrawnSite[]): Content[] {
  const small = sites.filter(({ parts }) => isSmall(parts));
  const large = sites.filter(({ parts }) => !isSmall(parts));
  const pages = Array.from({ length: Math.ceil(small.length / 3) }, (_, page) =>
    small.slice(page * 3, page * 3 + 3),
  );
  return [...large.flatMap(ownPages), ...pages.flatMap(sharedPage)];
}

const ownPages = ({ name, parts }: DrawnSite): Content[] =>
  siteDrawings(parts).flatMap((drawing, index) => [
    drawingTitle(index > 0 ? `${name}, continued` : name),
    drawing,
  ]);

function sharedPage(sites: readonly DrawnSite[]): Content[] {
  const [only, ...others] = sites;
  if (only !== undefined && others.length === 0) return ownPages(only);
  return [
    drawingTitle(joinAnd(sites.map(({ name }) => shortened(name, 28)))),
    { columns: sites.map((site) => panel(site)), columnGap: 12 },
  ];
}

const panel = ({ name, parts }: DrawnSite) => ({
  width: panelWidth,
  stack: [
    { text: words(shortened(name, 40)), alignment: 'center' as const, bold: true, fontSize: 8 },
    siteDrawings(parts, panelWidth),
  ],
});

interface Neighbourhood {
  readonly edges: TopologyEdge[];
  /** Providers and routers of other sites that the site is linked to. */
  readonly outside: Set<TopologyNode>;
}

const nowhere: Neighbourhood = { edges: [], outside: new Set() };

function neighbourhoods({ nodes, edges }: Topology): ReadonlyMap<string, Neighbourhood> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const around = new Map<string, Neighbourhood>();
  const add = (site: string, edge: TopologyEdge, other: TopologyNode) => {
    const known = around.get(site) ?? { edges: [], outside: new Set<TopologyNode>() };
    known.edges.push(edge);
    if (other.site !== site) known.outside.add(other);
    around.set(site, known);
  };
  for (const edge of edges) {
    const [source, target] = [byId.get(edge.source), byId.get(edge.target)];
    if (source === undefined || target === undefined) continue;
    if (source.site !== undefined) add(source.site, edge, target);
    if (target.site !== undefined && target.site !== source.site) add(target.site, edge, source);
  }
  return around;
}
