import { type PortRow, portRows } from '#shared/network/device-sections/port-rows.ts';
import { modeText, poeText, vlansText } from '#shared/network/device-sections/port-words.ts';
import { rangesOf } from '#shared/network/graph/port-range.ts';
import { describedAssumptions } from '#shared/network/requirements/described-assumptions.ts';
import { zoneMatrix } from '#shared/network/verification/zone-matrix.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import type { Designed } from './design-document.ts';
import { list, table, together } from './markdown.ts';

/** Every figure that the plan takes for granted. */
export const assumptions = ({ requirements }: Designed): string =>
  table(
    ['Assumption', 'Value', 'Source', 'Why'],
    describedAssumptions(requirements).map(({ label, text, origin, why }) => [label, text, origin, why]),
  );

/** The ports of one access switch and of what it hangs on, alike ports in one row. */
export function ports({ graph, requirements, market, assessment: { network } }: Designed): string {
  if (network === undefined) return '';
  const rows = portRows(network, graph, requirements, market);
  const switches = graph.nodes.filter(
    ({ id, type, layer }) => type === 'switch' && layer === 'access' && rows.some(({ node }) => node === id),
  );
  const powers = ({ id }: { readonly id: string }) =>
    rows.some(({ node, poe }) => node === id && poe !== undefined);
  const access = switches.find(powers) ?? switches[0];
  if (access === undefined) return '';
  const own = rows.filter(({ node }) => node === access.id);
  const switchesAbove = new Set(
    graph.nodes.filter(({ type, layer }) => type === 'switch' && layer !== 'access').map(({ id }) => id),
  );
  const above = own.flatMap(({ far }) => (far && switchesAbove.has(far.node) ? [far.node] : []))[0];
  const shown = [access.id, ...(above === undefined ? [] : [above])];
  return shown
    .map((id) => portTable(rows.filter(({ node }) => node === id)))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Rows of a device in the document. */
const mostPorts = 14;

function portTable(rows: readonly PortRow[]): string {
  const cells = (row: PortRow) => [modeText(row), vlansText(row), poeText(row), dot1x(row), farKind(row)];
  const alike = together(rows, (row) => cells(row).join('|'));
  const lines = alike.slice(0, mostPorts).map((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const [mode = '', vlans = '', poe = '', authentication = '', far = ''] = cells(first);
    const names = rangesOf(group.map(({ port }) => port));
    return [group.length === 1 ? names : `${names} (${group.length})`, mode, vlans, poe, authentication, far];
  });
  const more = alike.length > mostPorts ? `\n\n${alike.length - mostPorts} more kinds of port.` : '';
  return `### ${rows[0]?.chassis} (${rows[0]?.site})\n\n${table(['Port', 'Mode', 'VLANs', 'PoE', '802.1X', 'Far end'], lines)}${more}`;
}

const dot1x = ({ switchport }: PortRow): string => switchport?.dot1x ?? '';

/** A device by its name without its number, so that alike ports are alike. */
const farKind = ({ far }: PortRow): string => far?.device.replace(/[\d-]+$/, '') ?? '';

/** What each zone may do in each other, of all sites together, and what the simulation makes of it. */
export function verification({ assessment: { network, flows } }: Designed): string {
  if (network === undefined) return '';
  const hosts = network.hosts.map((host) => ({ ...host, site: '' }));
  const { columns, sites } = zoneMatrix(flows, hosts, { site: '', onlyDiffering: false });
  const rows = sites.flatMap((site) => site.rows);
  const wrong = flows.filter(({ isAsExpected }) => !isAsExpected).length;
  return [
    list([`${flows.length} flows simulated; ${wrong} do not end as the policies say.`]),
    table(
      ['From', ...columns.map((zone) => `to ${zone}`)],
      rows.map(({ zone, cells }) => [
        zone,
        ...columns.map((to) => {
          const cell = cells.get(to);
          if (cell === undefined) return '–';
          if (cell.tone === 'bad') return cell.outcome;
          return cell.services.length === 0 ? 'blocked' : joinSome(cell.services, 4);
        }),
      ]),
    ),
  ].join('\n\n');
}
