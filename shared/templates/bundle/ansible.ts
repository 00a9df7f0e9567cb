import { Document, visit } from 'yaml';
import { appendUnder } from '../../collections/append-under.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { DialectId } from '../../contract/dialect.ts';
import { dialects } from '../dialects/dialects.ts';
import { interfaceNames } from '../library/context/interface-names.ts';
import { type NetworkIndex, networkIndex } from '../library/context/network-index.ts';
import { offeredByDesign } from '../variables/offered-values.ts';
import type { BundleFile } from './bundle-file.ts';
import type { BundledDevice, DeviceFiles } from './bundled-device.ts';

type Row = BundledDevice & { readonly files: DeviceFiles };

/** How Ansible talks to each of them: the names of its collections. */
const connections: Readonly<Record<DialectId, Readonly<Record<string, string>>>> = {
  'ios-xe': { ansible_network_os: 'cisco.ios.ios', ansible_connection: 'ansible.netcommon.network_cli' },
  eos: { ansible_network_os: 'arista.eos.eos', ansible_connection: 'ansible.netcommon.network_cli' },
  junos: {
    ansible_network_os: 'junipernetworks.junos.junos',
    ansible_connection: 'ansible.netcommon.netconf',
  },
  fortios: {
    ansible_network_os: 'fortinet.fortios.fortios',
    ansible_connection: 'ansible.netcommon.httpapi',
  },
  routeros: {
    ansible_network_os: 'community.routeros.routeros',
    ansible_connection: 'ansible.netcommon.network_cli',
  },
  frr: { ansible_connection: 'ssh' },
};

/** `inventory.yml` with groups by role, site and dialect, and the variables of each host. */
export function ansibleFiles(network: NetworkConfiguration, rows: readonly Row[]): BundleFile[] {
  const index = networkIndex(network);
  return [
    { path: 'inventory.yml', text: yaml(inventory(rows)) },
    ...rows.map((row) => ({
      path: `host_vars/${row.files.name}.yml`,
      text: yaml(hostVariables(network, index, row)),
    })),
  ];
}

function inventory(rows: readonly Row[]): unknown {
  const groups = new Map<string, Row[]>();
  for (const row of rows) for (const group of groupsOf(row)) appendUnder(groups, group, row);
  const children = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => [
      name,
      {
        hosts: Object.fromEntries(own.map(({ files }) => [files.name, {}])),
        ...(name.startsWith('dialect_') && own[0] && { vars: connectionOf(own[0]) }),
      },
    ]);
  return {
    all: {
      hosts: Object.fromEntries(rows.map(({ files }) => [files.name, {}])),
      children: Object.fromEntries(children),
    },
  };
}

const groupsOf = ({ device, choice }: Row): string[] => [
  groupName('role', device.kind),
  ...(device.site === '' ? [] : [groupName('site', device.site)]),
  ...(choice.kind === 'supported' ? [groupName('dialect', choice.dialect.id)] : []),
];

const connectionOf = ({ choice }: Row): Readonly<Record<string, string>> =>
  choice.kind === 'supported' ? connections[choice.dialect.id] : {};

/** Ansible takes letters, digits and underscores in names of groups. */
const groupName = (kind: string, text: string): string =>
  `${kind}_${text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')}`;

function hostVariables(
  network: NetworkConfiguration,
  index: NetworkIndex,
  { device, choice, files }: Row,
): unknown {
  const { ip_address: address, ...offered } = offeredByDesign(network, device).device;
  const names =
    choice.kind === 'supported' ? interfaceNames(device, dialects[choice.dialect.id], index) : undefined;
  return {
    ...(address !== undefined && { ansible_host: address }),
    ...offered,
    site: device.site,
    role: device.kind,
    ...(choice.kind === 'supported' && { dialect: choice.dialect.id }),
    ...(files.path !== undefined && { configuration: files.path }),
    interfaces: device.interfaces
      .filter(({ ipv4, ipv6 }) => ipv4.length + ipv6.length > 0)
      .map(({ name, description, ipv4, ipv6 }) => ({
        name: names?.get(name) ?? name,
        description,
        ipv4,
        ipv6,
      })),
  };
}

/**
 * Values are data: whatever they contain, the document has the same structure, and Ansible renders none of them, which it does
 * with every text that looks like Jinja.
 */
function yaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string' && /\{[{%#]/.test(node.value)) node.tag = '!unsafe';
    },
  });
  return `---\n${document.toString({ lineWidth: 0 })}`;
}
