import { onceEach } from '../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { hasTrafficPolicies, mostEosLines } from '../../equipment/access-list-lines.ts';
import { operatingSystemOf } from '../../equipment/operating-system-of.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { addressFilter } from '../filters/address-filter.ts';
import { policyRows } from '../filters/policy-rows.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import type { Finding } from './finding.ts';

/**
 * Switches with EOS whose policies come to a longer access list than they hold, and that are of no series with traffic policies:
 * the text that they are given is refused.
 */
export const overlongLists = (
  nodes: readonly TopologyNode[],
  configurations: readonly DeviceConfiguration[],
  deviceOf: DeviceOf,
): Finding[] => configurations.flatMap(listsAtPlaces(nodes)(deviceOf));

/** Of one configuration, at each chassis: once, since most stay as they are when a plan is edited. */
const listsAtPlaces = onceEach((nodes: readonly TopologyNode[]) =>
  onceEach((deviceOf: DeviceOf) => {
    const byId = nodesById(nodes);
    return onceEach((configuration: DeviceConfiguration) =>
      configuration.members.flatMap((member): Finding[] => {
        const node = byId.get(member.node);
        const device = node && deviceOf(node);
        if (node === undefined || device === undefined || device.category !== 'switch') return [];
        if (operatingSystemOf(device)?.dialect !== 'eos' || hasTrafficPolicies(device)) return [];
        const lines = linesOf(configuration);
        if (lines <= mostEosLines) return [];
        return [
          {
            severity: 'warning',
            elements: [node.id],
            sentence: `${node.label}: its policies come to ${formatNumber(lines)} lines of an access list, of which ${device.manufacturer} ${device.model} holds ${formatNumber(mostEosLines)}. Choose a model of the R series, whose traffic policies name groups of addresses, or filter between fewer segments there.`,
          },
        ];
      }),
    );
  }),
);

const linesOf = onceEach((configuration: DeviceConfiguration): number =>
  configuration.filtering === 'stateless'
    ? addressFilter(configuration, policyRows(configuration)).expandedLines
    : 0,
);
