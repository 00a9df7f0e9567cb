import type { Content } from 'pdfmake/interfaces';
import type { ControlPlane } from '#shared/contract/control-plane.ts';
import { alikeSites, type Cells, placesOf, titleOfAlike } from './alike-sites.ts';
import { type Names, namesOf } from './control-plane-names.ts';
import { note } from './headings.ts';
import { count } from './numbers.ts';
import type { ReportInput } from './report-input.ts';
import { bgpRows, defaultRouteRows, translationRows } from './routing-rows.ts';
import { aggregateRows, bridgeRows, dhcpRows, trunkRows } from './switching-rows.ts';
import { table } from './table.ts';

type Planned = Pick<ReportInput, 'topology' | 'design'>;

/** Sites, or kinds of sites that are built alike, that are told one by one. */
const mostKinds = 30;

/** Ways out, spanning tree, trunks, aggregates and DHCP site by site; sites that are set up alike share a table. */
export function siteControlTables(plane: ControlPlane, input: Planned): Content[] {
  const { sites, rowsOf } = rowsBySite(plane, input);
  const [names, places] = [namesOf(input.topology), placesOf(input.topology)];
  const kinds = alikeSites(new Map([...sites].map((site) => [site, rowsOf(site, places(site))])));
  const left = kinds.slice(mostKinds).reduce((sum, { length }) => sum + length, 0);
  return [
    ...kinds.slice(0, mostKinds).map((alike) => siteTable(alike, rowsOf(alike[0] ?? '', names))),
    ...(left > 0 ? [note(`${count(left, 'more site')} are in the design itself.`)] : []),
  ];
}

const siteTable = (alike: readonly string[], rows: readonly Cells[]): Content =>
  table(
    [
      { title: 'What', width: 92 },
      { title: 'Where', width: 160 },
      { title: 'How', width: '*' },
    ],
    rows,
    titleOfAlike(alike) || 'Without a site',
  );

interface SiteRows {
  readonly sites: ReadonlySet<string>;
  readonly rowsOf: (site: string, names: Names) => Cells[];
}

function rowsBySite(plane: ControlPlane, { topology }: Planned): SiteRows {
  const { nodes, edges, subnets } = topology;
  const siteOfNode = new Map(nodes.map(({ id, site }) => [id, site ?? '']));
  const siteOfEdge = new Map(
    edges.map(({ id, source, target }) => [id, siteOfNode.get(source) || siteOfNode.get(target) || '']),
  );
  const byId = new Map(subnets.map((subnet) => [subnet.id, subnet]));
  const blocks = new Map(
    subnets.flatMap(({ purpose, site, cidr }) => (purpose === 'site' ? [[site, cidr]] : [])),
  );
  const ofDevice = ({ device }: { readonly device: string }) => siteOfNode.get(device) ?? '';
  const ofEdge = ({ edge }: { readonly edge: string }) => siteOfEdge.get(edge) ?? '';
  const routes = Map.groupBy(plane.defaultRoutes, ofDevice);
  const sessions = Map.groupBy(plane.bgp, ofDevice);
  const translated = Map.groupBy(plane.nat, ofDevice);
  const bridges = Map.groupBy(plane.spanningTree, ofDevice);
  const trunks = Map.groupBy(plane.trunks, ofEdge);
  const aggregates = Map.groupBy(plane.aggregates, ofEdge);
  const scopes = Map.groupBy(plane.dhcp, ({ subnet }) => byId.get(subnet)?.site ?? '');
  const parts = [routes, sessions, translated, bridges, trunks, aggregates, scopes];
  const sites = new Set(parts.flatMap((part) => [...part.keys()]));
  return {
    sites,
    rowsOf: (site, names) => [
      ...defaultRouteRows(routes.get(site) ?? [], names),
      ...bgpRows(sessions.get(site) ?? [], names),
      ...translationRows(translated.get(site) ?? [], names, blocks.get(site)),
      ...bridgeRows(bridges.get(site) ?? [], names),
      ...trunkRows(trunks.get(site) ?? [], names),
      ...aggregateRows(aggregates.get(site) ?? [], names),
      ...dhcpRows(scopes.get(site) ?? [], names, (id) => byId.get(id)?.vlan),
    ],
  };
}
