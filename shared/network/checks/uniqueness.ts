import type { Subnet, TopologyNode } from '../../contract/topology-items.ts';
import { cutText } from '../../vocabulary/cut-text.ts';
import { type TakenAddresses, takenAddresses } from '../addressing/free-address.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import { isSameDevice } from '../graph/clusters.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { otherAddress } from './address-fix.ts';
import { type CheckAnswer, changing, type Finding, type Fix, withFix } from './finding.ts';
import { oneNumberEach, renumbered, reservedVlan } from './vlan-fix.ts';

/** VLAN numbers once a site and none that switches keep for themselves; host names and addresses once. */
export function checkUniqueness(index: NetworkIndex): CheckAnswer {
  return {
    findings: [...vlanNumbers(index), ...hostNames(index.graph.nodes), ...addresses(index)],
  };
}

function vlanNumbers(index: NetworkIndex): Finding[] {
  const seen = new Map<string, Subnet>();
  return index.graph.subnets.flatMap((subnet): Finding[] => {
    const { vlan, site, id, name } = subnet;
    if (vlan === undefined) return [];
    const key = `${vlan} ${site}`;
    const other = seen.get(key);
    seen.set(key, subnet);
    const reserved = reservedVlan(vlan);
    return [
      ...(other === undefined
        ? []
        : [
            {
              severity: 'failure',
              elements: [id, other.id],
              sentence: `VLAN ${vlan} of ${site} is both ${other.name} and ${name}.`,
              ...withFix(oneNumberEach(subnet, other, index)),
            } as const,
          ]),
      ...(reserved === undefined
        ? []
        : [
            {
              severity: 'warning',
              elements: [id],
              sentence: `VLAN ${vlan} (${name}) ${reserved}.`,
              ...withFix(other === undefined ? renumbered(subnet, index) : undefined),
            } as const,
          ]),
    ];
  });
}

function hostNames(nodes: readonly TopologyNode[]): Finding[] {
  const seen = new Map<string, TopologyNode>();
  const twice: { readonly node: TopologyNode; readonly other: TopologyNode }[] = [];
  for (const node of nodes) {
    if (!isNamed(node)) continue;
    const name = folded(node.label);
    const other = seen.get(name);
    if (other === undefined) seen.set(name, node);
    else twice.push({ node, other });
  }
  if (twice.length === 0) return [];
  const taken = new Set(seen.keys());
  const next = new Map<string, number>();
  return twice.map(({ node, other }) => ({
    severity: 'failure',
    elements: [node.id, other.id],
    sentence: `Two devices are called ${node.label}.`,
    fix: rename(node, taken, next),
  }));
}

const isNamed = (node: TopologyNode): boolean => isInfrastructure(node) || node.type === 'accesspoint';
const folded = (label: string): string => label.trim().toLowerCase();

/** Gives the device the next free number for its name, and claims it. */
function rename({ id, label }: TopologyNode, taken: Set<string>, next: Map<string, number>): Fix {
  const stem = cutText(label, 90).replace(/-\d+$/, '');
  let number = next.get(folded(stem)) ?? 2;
  while (taken.has(folded(`${stem}-${number}`))) number += 1;
  const name = `${stem}-${number}`;
  taken.add(folded(name));
  next.set(folded(stem), number + 1);
  return {
    label: `Rename it to ${name}`,
    changes: changing({ node: { id, label: name } }),
  };
}

function addresses(index: NetworkIndex): Finding[] {
  const { nodes } = index.graph;
  const seen = new Map<string, TopologyNode>();
  const findings: Finding[] = [];
  let taken: TakenAddresses | undefined;
  const see = (node: TopologyNode, address: string) => {
    const host = withoutPrefix(address);
    const other = seen.get(host);
    seen.set(host, node);
    if (other === undefined || (other !== node && isSameDevice(other, node))) return;
    const whose = other === node ? `twice at ${node.label}` : `at ${other.label} and at ${node.label}`;
    taken ??= takenAddresses(index);
    findings.push({
      severity: 'failure',
      elements: [node.id, other.id],
      sentence: `The address ${host} is ${whose}.`,
      ...withFix(otherAddress(node, other, address, index, taken)),
    });
  };
  for (const node of nodes) {
    for (const address of node.addresses) see(node, address);
    for (const address of node.ipv6 ?? []) see(node, address);
  }
  return findings;
}
