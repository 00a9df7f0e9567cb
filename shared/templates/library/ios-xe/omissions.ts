import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import { mostIosXeZoneLines } from '../../../equipment/access-list-lines.ts';
import { formatNumber } from '../../../vocabulary/counts.ts';
import type { DeviceContext } from '../device-context.ts';
import { inspectionOmissions } from '../inspection-omissions.ts';
import { nat64Omissions } from '../nat64-omissions.ts';
import type { Omission } from '../omission.ts';
import { portGroupOmissions } from '../port-group-omissions.ts';

/** What IOS XE cannot say, or these parts do not. */
export function iosXeOmissions(context: DeviceContext): Omission[] {
  const { device, interfaces } = context;
  const { members, mlag, stack, kind, hostname, spanningTree } = device;
  const isRouter = kind !== 'switch';
  const switched = interfaces.filter(({ switchport }) => switchport !== undefined);
  const below = portsBelowQueues(context);
  return [
    ...inspectionOmissions(context),
    ...portGroupOmissions(context),
    ...nat64Omissions(context),
    ...when(stack !== undefined, ['members', 'stack.links'], () => {
      const numbers = members.map(({ hostname: name }, index) => `${name} is switch ${index + 1}`).join(', ');
      return `The members of ${hostname} are numbered and given their priorities at the prompt, not by a configuration: ${numbers}; ${stackedBy(device)}.`;
    }),
    ...when(members.length > 1 && stack === undefined, ['members'], () => {
      const [first, ...others] = members.map((member) => member.hostname);
      return `IOS XE routers form no cluster: this is the configuration of ${first}; ${others.join(', ')} has to be kept as a spare with the same one.`;
    }),
    ...when(
      mlag !== undefined,
      ['mlag', 'interfaces.aggregation.mlag', 'firstHops.isActiveOnBoth'],
      () =>
        `${hostname} and ${mlag?.peer} end aggregates together, which IOS XE does by StackWise Virtual as one device: join them before this configuration, or end each aggregate on one of them.`,
    ),
    ...when(
      !isRouter && switched.some(({ switchport }) => switchport?.authentication !== undefined),
      [],
      () =>
        `Ports authenticate by control policies, which a switch knows in its new style alone: enter “authentication convert-to new-style” at the prompt of ${hostname} before this configuration. It cannot be taken back, and a paste would stop at its question.`,
    ),
    ...when(
      isRouter && spanningTree !== undefined,
      ['spanningTree'],
      () =>
        `Routers with IOS XE bridge by bridge domains, without spanning tree: ${hostname} is no root of its VLANs.`,
    ),
    ...when(
      isRouter && switched.length > 0,
      [
        'hostGuard',
        ...['isEdge', 'isTrusted', 'rootGuard', 'raGuard', 'stormControl', 'dot1x', 'authentication'].map(
          (field) => `interfaces.switchport.${field}`,
        ),
      ],
      () =>
        `Service instances of a router guard no hosts: ${switched.map(({ name }) => name).join(', ')} have no root guard, storm control, snooping or 802.1X.`,
    ),
    ...interfaces
      .filter(({ kind: own, aggregation }) => own === 'aggregate' && aggregation?.mode === 'active-standby')
      .flatMap(({ key, members: ports }) =>
        when(
          ports.length > 2,
          ['interfaces.aggregation.minLinks'],
          () => `${key} has more ports than a primary and a backup interface.`,
        ),
      ),
    ...when(
      device.filtering === 'stateful' && context.filter.expandedLines6 > mostIosXeZoneLines,
      ['policies'],
      () =>
        `The zone firewall names no groups of IPv6 prefixes, and the policies of ${hostname} come to ${formatNumber(context.filter.expandedLines6)} lines without them: they are left out, and ${hostname} forwards no IPv6 between its interfaces.`,
    ),
    ...when(
      below.length > 0,
      ['interfaces.priorityMbps'],
      () =>
        `Ports below tunnels hold their rate alone, since classes are queued in the tunnels, and have no queues of their own: ${below.join(', ')}.`,
    ),
    ...when(
      isRouter && interfaces.some(({ key }) => key.startsWith('Redundant')),
      ['interfaces.aggregation'],
      () =>
        `A redundant interface is a primary and a backup interface of IOS XE: the second port is down until the first one fails.`,
    ),
  ];
}

/** Where tunnels that have queues leave. */
function portsBelowQueues({ interfaces, qos }: DeviceContext): string[] {
  const sources = interfaces.flatMap(({ tunnel, trust, shapeNumber }) =>
    tunnel && trust !== undefined && shapeNumber !== null ? [tunnel.source, tunnel.via?.interface] : [],
  );
  return interfaces
    .filter(({ key, trust }) => qos.length > 0 && trust !== undefined && sources.includes(key))
    .map(({ name }) => name);
}

const when = (is: boolean, fields: readonly string[], sentence: () => string): Omission[] =>
  is ? [{ fields, sentence: sentence() }] : [];

const stackedBy = ({ stack }: DeviceConfiguration): string =>
  stack === undefined || stack.links.length === 0
    ? 'their stack cables join them before they start'
    : 'each gets the lines of StackWise Virtual by itself first and is started again, and then they get this configuration as one';
