import { Subnet } from '#shared/contract/topology-items.ts';
import { subnetPurposes } from '#shared/contract/topology-kinds.ts';
import { purposeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { allIn, type Cell, choiceCell, numberCell, textCell, typed, withFields } from './cell.ts';

const dhcp: Cell<Subnet> = {
  key: 'dhcp',
  label: 'DHCP',
  kind: 'line',
  isCode: true,
  text: (subnet) => (subnet.dhcp ? `${subnet.dhcp.from} – ${subnet.dhcp.to}` : ''),
  write: (subnet, text) => {
    const [, from, to] = /^([\d.]+)\s*(?:-|–|to)\s*([\d.]+)$/.exec(text.trim()) ?? [];
    const range = typed(text) === undefined ? undefined : { from, to };
    return withFields(
      Subnet,
      subnet,
      { dhcp: range },
      'A DHCP range is two addresses, such as 10.0.8.20 – 10.0.8.250.',
    );
  },
};

/** What of a row of the addressing plan can be typed over, in the order of the table. */
export const subnetCells = {
  name: textCell(Subnet, 'name', { label: 'Subnet', problem: 'A subnet’s name has 1 to 100 characters.' }),
  site: textCell(Subnet, 'site', {
    label: 'Site',
    suggestions: (_, { index }) => allIn(index.graph, 'site'),
    problem: 'A site’s name has 1 to 100 characters.',
  }),
  purpose: choiceCell(Subnet, 'purpose', {
    label: 'Purpose',
    choices: subnetPurposes.map((value) => [value, purposeNames[value]] as const),
  }),
  vlan: numberCell(Subnet, 'vlan', { label: 'VLAN', problem: 'A VLAN is a number from 1 to 4094.' }),
  cidr: textCell(Subnet, 'cidr', {
    label: 'Block',
    isCode: true,
    problem: 'A block is an address with a prefix length, such as 10.0.8.0/24.',
  }),
  ipv6: textCell(Subnet, 'ipv6', {
    label: 'IPv6',
    isCode: true,
    problem: 'Enter an IPv6 block such as 2001:db8:1:8::/64.',
  }),
  gateway: textCell(Subnet, 'gateway', {
    label: 'Gateway',
    isCode: true,
    problem: 'A gateway is an address, such as 10.0.8.1.',
  }),
  dhcp,
  hosts: numberCell(Subnet, 'hosts', { label: 'Hosts', problem: 'Hosts are a whole number.' }),
} as const satisfies Record<string, Cell<Subnet>>;
