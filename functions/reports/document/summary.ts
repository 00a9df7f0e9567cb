import type { Content } from 'pdfmake/interfaces';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { oncePerCircuit } from '#shared/network/graph/wan-links.ts';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { listedNames } from '#shared/vocabulary/topology/topology-words.ts';
import { colours } from '../../pdf/theme.ts';
import type { Figures } from './base/figures.ts';
import { note, paragraph, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { table } from './table.ts';

/** The design in words and in six numbers. */
export function summary(input: ReportInput, figures: Figures): Content[] {
  const { design, topology } = input;
  const isOutdated = topology.designVersion < design.version;
  return [
    section('Summary'),
    ...sentences(input, figures).map(paragraph),
    ...(isOutdated
      ? [
          note(
            `The topology was planned from version ${topology.designVersion} of the design. The requirements in this report are those of version ${design.version}.`,
          ),
        ]
      : []),
    cards([
      [figures.sites.length, plural(figures.sites.length, 'site')],
      [figures.people, 'people'],
      [figures.devices, 'devices'],
      [figures.links, 'cabled links'],
      [figures.vlans, 'VLANs'],
      [figures.subnets, 'subnets'],
    ]),
    table(
      [
        { title: 'Type', width: '*' },
        { title: 'Number', width: 80, align: 'right' },
      ],
      deviceTypes.flatMap((type) => {
        const count = figures.byType.get(type) ?? 0;
        // Few networks have controllers of their own.
        const isListed = count > 0 || type !== 'wireless-controllers';
        return isListed ? [[plural(0, listedNames[type]), formatNumber(count)]] : [];
      }),
      'Devices',
    ),
    table(
      [
        { title: 'Site', width: '*' },
        { title: 'People', width: 80, align: 'right' },
        ...(figures.guests > 0 ? [{ title: 'Guests among them', width: 110, align: 'right' } as const] : []),
        { title: 'Devices', width: 80, align: 'right' },
      ],
      figures.sites.map((site) => [
        site.name,
        formatNumber(site.people),
        ...(figures.guests > 0 ? [formatNumber(site.guests)] : []),
        formatNumber(site.devices),
      ]),
      'Sites',
    ),
    note(
      'Somebody with a desk and a laptop is one person: of the people of a site that are wired, wireless or stated together, the largest number counts.',
    ),
  ];
}

const deviceTypes = [
  'router',
  'firewall',
  'switch',
  'accesspoint',
  'wireless-controllers',
  'server',
] as const;

function sentences({ design, topology }: ReportInput, figures: Figures): string[] {
  const { requirements } = design;
  const { redundancy, growth, ipScheme } = requirements;
  const providers = topology.nodes.filter((node) => node.type === 'internet');
  const ids = new Set(providers.map(({ id }) => id));
  const access = topology.edges.filter((edge) => ids.has(edge.source) || ids.has(edge.target));
  const wan = oncePerCircuit(topology.edges.filter((edge) => edge.type === 'wan' && !access.includes(edge)));
  const firewalls = figures.byType.get('firewall') ?? 0;
  const required = [
    ...(redundancy.internet ? ['internet access'] : []),
    ...(redundancy.coreSwitching ? ['core switching'] : []),
    ...(redundancy.power ? ['power'] : []),
  ];
  return [
    // It begins with a word of ours: a name that runs from the right would turn the whole sentence.
    `The network of ${design.designName} connects ${formatCount(figures.people, 'person', 'people')}${figures.guests > 0 ? `, ${formatCount(figures.guests, 'guest')} among them,` : ''} at ${formatCount(figures.sites.length, 'site')} with ${formatCount(figures.devices, 'device')}: ${deviceSentence(figures)}.`,
    ...(providers.length > 0
      ? [
          `The network meets the internet through ${formatCount(providers.length, 'provider')}${rates(access, isInternetStated(requirements))}, ${firewalls === 0 ? 'without a firewall' : `behind ${formatCount(firewalls, 'firewall')}`}.`,
        ]
      : []),
    ...(wan.length > 0
      ? [
          `The sites are joined by ${formatCount(wan.length, 'WAN link')}${rates(
            wan,
            requirements.sites.some((site) => site.wanMbps > 0),
          )}.`,
        ]
      : []),
    required.length > 0
      ? `Redundancy is required for ${joinAnd(required)}.`
      : 'Redundancy is not required: edge devices and providers are single points of failure.',
    `Addresses come from ${ipScheme.private}, one summarisable block per site: ${formatCount(figures.subnets, 'subnet')}, ${formatCount(figures.vlans, 'VLAN')}. Ports and addresses leave room for ${growth.percent} % growth over ${formatCount(growth.years, 'year')}.`,
  ];
}

const deviceSentence = ({ byType }: Figures): string =>
  joinAnd(
    deviceTypes.flatMap((type) => {
      const count = byType.get(type) ?? 0;
      return count === 0 ? [] : formatCount(count, listedNames[type].toLowerCase());
    }),
  );

const isInternetStated = ({ bandwidth }: Requirements): boolean =>
  bandwidth.download > 0 || bandwidth.upload > 0;

/** ` at 100 Mbit/s`, ` at ~100 Mbit/s to 1 Gbit/s` where it was sized and not stated, or nothing where unknown. */
function rates(edges: readonly TopologyEdge[], isStated: boolean): string {
  const known = edges.map((edge) => edge.bandwidthMbps).filter((mbps) => mbps !== undefined);
  if (known.length === 0) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return ` at ${isStated ? '' : '~'}${low === high ? formatRate(low) : `${formatRate(low)} to ${formatRate(high)}`}`;
}

function cards(figures: readonly (readonly [number, string])[]): Content {
  return {
    layout: 'cards',
    margin: [0, 8, 0, 4],
    table: {
      widths: figures.map(() => '*'),
      body: [
        figures.map(([value, name]) => ({
          stack: [
            { text: formatNumber(value), fontSize: 17, bold: true, color: colours.accent },
            { text: name, fontSize: 8, color: colours.muted },
          ],
        })),
      ],
    },
  };
}
