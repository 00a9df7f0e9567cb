import type { labNetwork } from './lab-network.ts';
import { netlabDevice } from './netlab-devices.ts';

/** What the file does not have of the plan, as comments at its top. */
export function netlabNotes(
  { nodes, others }: ReturnType<typeof labNetwork>,
  sites: readonly string[],
  nameOf: (id: string) => string,
): string {
  const withoutVlans = nodes.filter((node) => node.type !== 'server' && !netlabDevice(node).takesVlans);
  const groups = nodes.filter(({ type, quantity }) => type === 'server' && quantity > 1);
  const list = (of: typeof nodes) => of.map(({ id }) => nameOf(id)).join(', ');
  const lines = [
    'Left out: tunnels, people and access points, aggregates (each link stands for itself; a host has one in a VLAN), virtual gateway',
    'addresses, BGP sessions, network services and policies. The bundle under Configurations has them.',
    ...nodes.flatMap(({ id, label }) => {
      const members = others.get(id)?.map((member) => member.label);
      return members === undefined
        ? []
        : `${nameOf(id)} is ${[label, ...members].join(' and ')}, which are one device.`;
    }),
    ...(withoutVlans.length === 0
      ? []
      : [
          `netlab has no VLANs on ${list(withoutVlans)}: each VLAN with an address there has a link of its own.`,
        ]),
    ...(groups.length === 0 ? [] : [`One host stands for several servers: ${list(groups)}.`]),
    ...(sites.length > 1
      ? [`Sites in names of VLANs: ${sites.map((site, index) => `s${index + 1} ${site}`).join(', ')}.`]
      : []),
  ];
  return lines.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}\n`).join('');
}
