import { zoneName } from '../../vocabulary/topology/topology-words.ts';
import type { Drop } from '../simulate/forwarding/forwarding-steps.ts';

/** What an element of the plan, or a group of hosts, is called. */
export type NameOf = (id: string) => string;

type Values = Readonly<Record<string, string>>;

/** Why a packet goes no further, in one sentence. */
export function dropSentence({ rule, elements, inputs }: Drop, nameOf: NameOf): string {
  const [at = '', second = at] = elements;
  const values = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
  return sentences[rule]({ ...values, at: nameOf(at), second: nameOf(second) }, nameOf);
}

const between = ({ service, fromZone = '', toZone = '' }: Values): string =>
  `${service} from ${zoneName(fromZone)} to ${zoneName(toZone)}`;

const sentences: Readonly<Record<Drop['rule'], (values: Values, nameOf: NameOf) => string>> = {
  'cut-off': ({ at }) => `${at || 'The host'} has no working link.`,
  'vlan-not-carried': ({ at, second, vlan }) =>
    `The port of ${second} for ${at} does not carry VLAN ${vlan}.`,
  'no-gateway': ({ at, gateway }) => `No device answers for ${gateway}, the gateway of ${at}.`,
  'no-route': ({ at, destination }) => `${at} has no route to ${destination}.`,
  discarded: ({ at, destination, prefix }) =>
    `${at} has no route to ${destination} but the one to ${prefix}, which discards what no other route takes.`,
  loop: ({ one = '', other = '' }, nameOf) =>
    one === other
      ? `The packet returns to ${nameOf(one)}: a routing loop.`
      : `${nameOf(other)} sends the packet back to ${nameOf(one)}: a routing loop.`,
  policy: ({ at, policy, ...values }) => `${at} denies ${between(values)} by policy ${policy}.`,
  'no-policy': ({ at, ...values }) => `${at} has no policy that allows ${between(values)}.`,
  'no-state': ({ at, ...values }) =>
    `${at} drops the answer to ${between(values)}, because the request did not pass through it.`,
  'nobody-answers': ({ at, address, interface: name }) =>
    name
      ? `No device answers for ${address} on ${name} of ${at}.`
      : `No device answers for ${address} at ${at}.`,
  'tunnel-recursion': ({ at, tunnel }) =>
    `${at} would send the outer packets of ${tunnel} through ${tunnel} itself.`,
  'private-address': ({ at, address }) => `${at} does not route the private address ${address}.`,
  'no-public-route': ({ at, address }) => `${at} has no circuit that leads to ${address}.`,
  'no-private-route': ({ at, address }) => `${at} has learnt no route to ${address}.`,
  'no-provider': () => 'No provider is reachable.',
  'wrong-end': ({ at }) => `The packet ends at ${at}, which is not its destination.`,
};
