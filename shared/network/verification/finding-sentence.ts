import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import type { SimulatedFinding } from '../simulate/findings/simulated-finding.ts';
import { type Drop, dropRules } from '../simulate/forwarding/forwarding-steps.ts';
import { dropSentence, type NameOf } from './drop-sentence.ts';

/** What was found, in one sentence. A rule that this release does not know is shown by its id. */
export function findingSentence(finding: SimulatedFinding, nameOf: NameOf): string {
  const reader = sentences.get(finding.rule);
  if (reader === undefined) return finding.rule;
  const text = (name: string): string => String(finding.inputs[name] ?? '');
  return reader({
    text,
    named: (name) => nameOf(text(name)),
    count: (name) => Number(finding.inputs[name] ?? 0),
    drop: () => dropOf(finding, nameOf),
  });
}

interface Reader {
  readonly text: (name: string) => string;
  /** An input that is the id of an element. */
  readonly named: (name: string) => string;
  readonly count: (name: string) => number;
  /** Why a flow was dropped, where that was the finding. */
  readonly drop: () => string;
}

const ospfFaults: Readonly<Record<string, string>> = {
  area: 'their areas differ',
  'area-kind': 'their kinds of area differ',
  subnet: 'their addresses are in different subnets',
  timers: 'their timers differ',
  'network-type': 'their network types differ',
  mtu: 'their MTUs differ',
  'one-passive': 'one of them is passive',
};

const bgpFaults: Readonly<Record<string, string>> = {
  'nobody-there': 'no device has that address',
  unreachable: 'there is no route to it',
  'not-direct': 'it is not directly connected',
  'as-mismatch': 'the AS numbers differ',
  'one-sided': 'the other end does not name this device',
  'no-provider-as': 'the AS number of the provider is not stated',
};

const flowsOf = (count: number, kind: string): string => formatCount(count, `${kind} flow`);

const such = ({ text, named }: Reader): string =>
  `${text('service')} from ${named('source')} to ${named('towards')}`;

const sentences: ReadonlyMap<string, (reader: Reader) => string> = new Map(
  Object.entries<(reader: Reader) => string>({
    'ospf-neighbours': ({ named, text }) =>
      `${named('one')} (${text('interface')}) and ${named('other')} (${text('otherInterface')}) form no OSPF adjacency: ${ospfFaults[text('fault')] ?? text('fault')}.`,
    'bgp-session': ({ named, text }) =>
      `The BGP session of ${named('device')} with ${text('neighbour')} stays down: ${bgpFaults[text('fault')] ?? text('fault')}.`,
    'area-split': ({ text, count }) =>
      `OSPF area ${text('area')} is in ${formatNumber(count('parts'))} parts; one of them has ${formatCount(count('routers'), 'router')}.`,
    'area-without-backbone': ({ text, count }) =>
      `OSPF area ${text('area')}, with ${formatCount(count('routers'), 'router')}, is not connected to area 0.`,
    'tunnel-down': ({ named, text }) => `${text('tunnel')} of ${named('device')} stays down.`,
    unsettled: ({ count }) => `The routes of ${formatCount(count('devices'), 'device')} never settle.`,
    'tunnel-recursion': ({ named, text }) =>
      `${named('device')} would send the outer packets of ${text('tunnel')} through ${text('tunnel')} itself.`,
    'too-many-prefixes': ({ named, text }) =>
      `${named('device')} receives more prefixes from ${text('neighbour')} than it accepts.`,
    'prefix-unreachable': ({ named, text, count }) =>
      count('prefixes') > 1
        ? `${named('device')} does not reach ${formatNumber(count('prefixes'))} prefixes, such as ${text('prefix')}.`
        : `${named('device')} does not reach ${text('prefix')}.`,
    'default-circle': ({ named, count }) =>
      `The default routes of ${formatCount(count('devices'), 'device')} lead in a circle through ${named('first')}.`,
    'forbidden-passes': (reader) =>
      `${flowsOf(reader.count('flows'), 'forbidden')} ${reader.count('flows') === 1 ? 'passes' : 'pass'}: ${such(reader)}.`,
    'promised-dropped': (reader) =>
      `${flowsOf(reader.count('flows'), 'promised')} ${reader.count('flows') === 1 ? 'is dropped:' : 'are dropped, such as'} ${such(reader)}. ${reader.drop()}`,
    'promised-partly': (reader) =>
      `Some sessions of ${flowsOf(reader.count('flows'), 'promised')} fail, such as ${such(reader)}. ${reader.drop()}`,
    'bundle-mismatch': ({ named }) =>
      `The link ${named('edge')} is an aggregate at one end and a single port at the other.`,
    'tags-differ': ({ named, text, count }) =>
      count('vlans') > 1
        ? `The ends of ${named('edge')} differ in ${formatNumber(count('vlans'))} tagged VLANs, such as ${text('vlan')}.`
        : `Only one end of ${named('edge')} carries VLAN ${text('vlan')} tagged.`,
    'native-differs': ({ named, text }) =>
      `The ends of ${named('edge')} differ in their untagged VLAN: ${text('native')} and ${text('otherNative')}.`,
    'untagged-nowhere': ({ named, text, count }) =>
      `Untagged frames on ${text('port')} of ${named('device')} enter ${count('native') === 0 ? 'no VLAN' : `VLAN ${text('native')}, which no host there uses`}.`,
    'circle-without-spanning-tree': ({ text }) =>
      `VLAN ${text('vlan')} of ${text('site')} forms a loop through a switch without spanning tree.`,
    'no-root': ({ text }) => `No switch has the root priority for VLAN ${text('vlan')} of ${text('site')}.`,
    'root-not-at-gateway': ({ named, text }) =>
      `The root of VLAN ${text('vlan')} is ${named('root')}, but its gateway is ${named('gateway')}.`,
    'vlan-split': ({ text, count }) =>
      `VLAN ${text('vlan')} of ${text('site')} is in ${formatNumber(count('parts'))} parts that are not connected.`,
    'failure-takes': (reader) =>
      `If ${reader.named('element')} fails, ${flowsOf(reader.count('flows'), 'promised')} ${reader.count('flows') === 1 ? 'is lost:' : 'are lost, such as'} ${such(reader)}. ${reader.drop()}`,
    'failure-opens': (reader) =>
      `If ${reader.named('element')} fails, ${flowsOf(reader.count('flows'), 'forbidden')} ${reader.count('flows') === 1 ? 'passes:' : 'pass, such as'} ${such(reader)}.`,
    'failure-unsettled': ({ named }) => `If ${named('element')} fails, routes never settle.`,
    'host-cut-off': ({ named }) => `${named('host')} has no working link in its VLAN.`,
    'host-without-gateway': ({ named, text }) =>
      `${named('host')} does not reach its gateway ${text('gateway')}.`,
    'device-cut-off': ({ named }) => `${named('device')} has no working link.`,
  }),
);

function dropOf({ check, inputs, elements }: SimulatedFinding, nameOf: NameOf): string {
  const rule = dropRules.find((known) => known === inputs.drop);
  if (rule === undefined) return '';
  // The first element of a failure is what failed.
  const drop: Drop = { rule, elements: check === 'failures' ? elements.slice(1) : elements, inputs };
  return dropSentence(drop, nameOf);
}
