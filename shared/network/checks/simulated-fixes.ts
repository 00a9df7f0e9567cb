import type { Graph, TopologyEdge } from '../../contract/topology-items.ts';
import { formatAddress, parseBlock } from '../addressing/ipv4.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { SimulatedFinding } from '../simulate/findings/simulated-finding.ts';
import { alikeFixes } from './alike-fix.ts';
import { carriedFixes, type TornVlan } from './carried-fix.ts';
import { untaggedFix } from './desk-fix.ts';
import { changing, type Finding, type Fix } from './finding.ts';
import type { Found } from './found-at-rest.ts';
import { mergedFix } from './merged-fix.ts';

/** What might end findings of the simulator; whether it does, and harms nothing else, is to be simulated. */
export interface PossibleFix {
  readonly fix: Fix;
  /** The findings that it was made for. */
  readonly about: ReadonlySet<Found>;
}

/** What might end any of some findings, those first that are about the most of them: the same done in several places is also one fix. */
export function possibleFixes(found: readonly Found[], index: NetworkIndex): PossibleFix[] {
  const torn = found.flatMap((own) => tornVlan(own) ?? []);
  const kinds = [
    carriedFixes(torn, index),
    eachOnce(found, ({ simulated }) =>
      simulated?.rule === 'untagged-nowhere' ? [untaggedFix(simulated, index)] : [],
    ),
    eachOnce(found, ({ simulated }) => (simulated ? linkFixes(simulated, index) : [])),
    eachOnce(found, ({ fix }) => [fix]),
    statedWrong(index.graph).map((fix) => ({ fix, about: new Set<Found>() })),
  ];
  return kinds.flatMap((fixes) => {
    const whole = mergedFix(
      fixes.map(({ fix }) => fix),
      index.graph,
    );
    const about = new Set(fixes.flatMap((own) => [...own.about]));
    const single = fixes.toSorted((a, b) => b.about.size - a.about.size);
    return whole === undefined ? single : [{ fix: whole, about }, ...single];
  });
}

/** The fixes that single findings ask for, each with all that ask for it. */
function eachOnce(
  found: readonly Found[],
  fixesOf: (own: Found) => readonly (Fix | undefined)[],
): PossibleFix[] {
  const fixes = new Map<string, { readonly fix: Fix; readonly about: Set<Found> }>();
  for (const own of found)
    for (const fix of fixesOf(own)) {
      if (fix === undefined) continue;
      const key = JSON.stringify(fix.changes);
      const known = fixes.get(key) ?? { fix, about: new Set() };
      fixes.set(key, known);
      known.about.add(own);
    }
  return [...fixes.values()];
}

const tearing: ReadonlySet<string> = new Set([
  'vlan-split',
  'host-cut-off',
  'host-without-gateway',
  'no-root',
]);

/** The VLAN that a finding says is in parts. */
function tornVlan(own: Found): TornVlan<Found> | undefined {
  const { simulated } = own;
  const vlan = simulated?.inputs.vlan;
  if (simulated === undefined || !tearing.has(simulated.rule)) return undefined;
  if (typeof vlan !== 'number' || vlan <= 0) return undefined;
  const [first = ''] = simulated.elements;
  // What follows a host is its subnet; what follows a root, the bridges of its tree.
  const elements = simulated.rule === 'vlan-split' ? simulated.elements : [first];
  return { vlan, elements, about: own };
}

function linkFixes({ rule, elements }: SimulatedFinding, index: NetworkIndex): (Fix | undefined)[] {
  const link = index.graph.edges.find(({ id }) => elements.includes(id));
  switch (rule) {
    case 'tags-differ':
    case 'native-differs':
    case 'bundle-mismatch':
      return link === undefined ? [] : alikeFixes(link, index);
    case 'ospf-neighbours':
    case 'bgp-session':
      return index.graph.edges.filter(({ id }) => elements.includes(id)).map(addressFix);
    default:
      return [];
  }
}

/** Links whose addresses are not those of their subnet, whatever comes of it. */
const statedWrong = ({ edges }: Graph): Fix[] => edges.flatMap((edge) => addressFix(edge) ?? []);

/** Gives a routed link the two addresses of its subnet. */
function addressFix({ id, subnet, addresses }: TopologyEdge): Fix | undefined {
  if (!subnet?.endsWith('/31')) return undefined;
  const { first } = parseBlock(subnet);
  const [lower, upper] = [`${formatAddress(first)}/31`, `${formatAddress(first + 1)}/31`];
  const isRight = [addresses?.source, addresses?.target].sort().join() === [lower, upper].sort().join();
  if (isRight) return undefined;
  const isTurned = addresses?.source === upper || addresses?.target === lower;
  const pair = isTurned ? { source: upper, target: lower } : { source: lower, target: upper };
  return { label: `Number it from ${subnet}`, changes: changing({ edge: { id, addresses: pair } }) };
}

/** Of findings of checks that read the plan, the fixes: what is wrong in a plan may be why its simulation fails. */
export const fixesOfCauses = (findings: readonly Finding[]): PossibleFix[] =>
  findings.flatMap(({ severity, fix }) =>
    severity === 'failure' && fix ? [{ fix, about: new Set<Found>() }] : [],
  );
