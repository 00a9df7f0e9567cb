import type { Content } from 'pdfmake/interfaces';
import type { Requirements, Site } from '#shared/contract/requirements.ts';
import { issueTitles } from '#shared/network/existing/issue-titles.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { paragraph, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { facts, table } from './table.ts';

/** What the network must serve, as the design states it. */
export function requirementsSection({ design }: ReportInput): Content[] {
  const { requirements } = design;
  return [
    section('Requirements'),
    ...sites(requirements),
    ...(requirements.segments.length > 0 ? [segments(requirements)] : []),
    services(requirements),
    protection(requirements),
    growth(requirements),
    ...(design.isExistingNetwork ? existing(design.existingNetworkDetails) : []),
  ];
}

function sites(requirements: Requirements): Content[] {
  if (requirements.sites.length === 0) {
    const { wiredUsers, wirelessUsers } = requirements;
    return [
      paragraph(
        `A single site with ${formatNumber(wiredUsers)} wired and ${formatNumber(wirelessUsers)} wireless users.`,
      ),
    ];
  }
  const narrow = { width: 30, align: 'right' } as const;
  return [
    table(
      [
        { title: 'Site', width: '*' },
        { title: 'Kind', width: 58 },
        { title: 'Floors', ...narrow },
        { title: 'm²', ...narrow },
        { title: 'Wired', ...narrow },
        { title: 'Wi-Fi', ...narrow },
        { title: 'Phones', ...narrow },
        { title: 'IoT', ...narrow },
        { title: 'Printers', width: 34, align: 'right' },
        { title: 'Servers', width: 34, align: 'right' },
        { title: 'Guests', ...narrow },
      ],
      requirements.sites.map(siteRow),
      'Sites',
    ),
  ];
}

const kinds: Readonly<Record<Site['kind'], string>> = {
  headquarters: 'Headquarters',
  branch: 'Branch',
  datacentre: 'Datacentre',
};

const siteRow = (site: Site): string[] => [
  site.name,
  kinds[site.kind],
  formatNumber(site.floors),
  site.areaM2 > 0 ? formatNumber(site.areaM2) : '–',
  ...[
    site.wiredUsers,
    site.wirelessUsers,
    site.phones,
    site.cameras,
    site.printers,
    site.servers,
    site.guests,
  ].map(formatNumber),
];

function segments({ segments: list }: Requirements): Content {
  return table(
    [
      { title: 'Segment', width: '*' },
      { title: 'Type', width: 80 },
      { title: 'Priority', width: 80 },
      { title: 'Isolation', width: 80 },
      { title: 'Users', width: 50, align: 'right' },
    ],
    list.map((s) => [
      s.name,
      s.type,
      s.bandwidthPriority,
      s.isolationLevel === 'vlans' ? 'VLANs' : s.isolationLevel,
      formatNumber(s.users),
    ]),
    'Segments',
  );
}

const serviceNames = {
  saas: 'SaaS',
  iaas: 'IaaS',
  paas: 'PaaS',
  storage: 'storage',
  backup: 'backup',
  erp: 'ERP',
  crm: 'CRM',
  fileserver: 'file server',
  email: 'e-mail',
  database: 'database',
  dhcp: 'DHCP',
  dns: 'DNS',
  vpn: 'VPN',
  proxy: 'proxy',
  'load-balancing': 'load balancing',
} as const;

const wanNames = {
  'internet-vpn': 'VPN over the internet',
  mpls: 'MPLS of a provider',
  'leased-line': 'leased lines',
} as const;

function services({ services: asked, bandwidth, ipScheme, wan, sites: { length } }: Requirements): Content {
  const names = (list: readonly (keyof typeof serviceNames)[]) =>
    list.length > 0 ? joinAnd(list.map((service) => serviceNames[service])) : 'none';
  const { download, upload, symmetric } = bandwidth;
  const stated = download > 0 || upload > 0;
  return facts('Services and bandwidth', [
    ['Cloud services', names(asked.cloud)],
    ['On the premises', names(asked.onPremise)],
    ['Network services', names(asked.network)],
    [
      'Internet access',
      stated
        ? `${formatRate(download)} down, ${formatRate(upload)} up${symmetric ? ', symmetric' : ''}`
        : 'sized from the number of people',
    ],
    ...(length > 1 ? [['Between sites', wanNames[wan.kind]] satisfies [string, string]] : []),
    ['Private addresses', ipScheme.private],
    ['Public addresses', `${formatNumber(ipScheme.publicIPs)}${ipScheme.ipv6 ? ', with IPv6' : ''}`],
  ]);
}

const firewallNames = { none: 'none', basic: 'basic', enterprise: 'enterprise', utm: 'UTM' } as const;
const remoteNames = { none: 'none', vpn: 'VPN', rdp: 'RDP', citrix: 'Citrix' } as const;

function protection({ securityRequirements: security, redundancy }: Requirements): Content {
  const yes = (value: boolean) => (value ? 'yes' : 'no');
  return facts('Security and redundancy', [
    ['Firewall', firewallNames[security.firewall]],
    ['Intrusion detection', yes(security.ids)],
    ['Intrusion prevention', yes(security.ips)],
    ['Content filtering', yes(security.contentFiltering)],
    ['Remote access', remoteNames[security.remoteAccess]],
    ['Redundant internet access', yes(redundancy.internet)],
    ['Redundant core switching', yes(redundancy.coreSwitching)],
    ['Redundant power', yes(redundancy.power)],
  ]);
}

function growth({ growth: expected, budget, budgetRange, vendorPreference }: Requirements): Content {
  return facts('Growth and budget', [
    ['Growth', `${formatNumber(expected.percent)} % over ${formatNumber(expected.years)} years`],
    ['Budget', budget ? `${formatNumber(budget.amount)} ${budget.currency}` : `${budgetRange} range`],
    ['Preferred vendor', vendorPreference || 'none stated'],
  ]);
}

function existing(details: ReportInput['design']['existingNetworkDetails']): Content[] {
  const { currentTopology, currentIssues, currentIPScheme } = details;
  const issues = currentIssues.map((issue) => issueTitles[issue].toLowerCase());
  return [
    facts('Existing network', [
      ['Topology', currentTopology ?? 'not stated'],
      ['Known issues', issues.length > 0 ? joinAnd(issues) : 'none stated'],
      ['Addresses', currentIPScheme ?? 'not stated'],
    ]),
  ];
}
