import type { Stack } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import { isStack, isStackLink } from '../../graph/clusters.ts';
import type { DeviceOf } from '../../hardware/devices.ts';
import { portsOfModel } from '../../hardware/ports-of-model.ts';
import type { LinkEnd, LogicalDevice } from '../view/link-end.ts';
import { linkUse } from '../view/link-uses.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { interfaceOf, portsOf } from '../view/ports.ts';
import { plainInterface } from './routed-interfaces.ts';

/**
 * How switches are one, with a row for each port by which they are. Ports that a model has for nothing else are no interfaces:
 * nothing is configured on them.
 */
export function stackOf(
  device: LogicalDevice,
  view: NetworkView,
  deviceOf: DeviceOf,
  missing: MissingFacts,
): { readonly stack: Stack; readonly rows: readonly Interface[] } | undefined {
  if (!isStack(device)) return undefined;
  const ends = (view.endsOf.get(device.id) ?? []).filter((end) => linkUse(end, view) === 'heartbeat');
  const rows = ends.flatMap((end) =>
    portsOf(end, missing)
      .filter(({ name }) => isOfFront(end, name, deviceOf))
      .map(
        (port): Interface => ({
          ...plainInterface,
          name: interfaceOf(device, port),
          kind: 'port',
          description: `${isStackLink(end.edge) ? 'Stack link' : 'Detects the other member'}: ${end.far.label}`,
          ports: [port],
          from: [end.edge.id],
        }),
      ),
  );
  const links = new Set(ends.flatMap(({ edge }) => (isStackLink(edge) ? [edge.id] : [])));
  const namesOf = (isLink: boolean): string[] =>
    rows.flatMap(({ name, from }) => (from.some((id) => links.has(id)) === isLink ? [name] : []));
  const from = [...device.members.map(({ id }) => id), ...new Set(ends.map(({ edge }) => edge.id))];
  const domain = (view.stacks.indexOf(device) % 255) + 1;
  return { stack: { domain, links: namesOf(true), detection: namesOf(false), from }, rows };
}

function isOfFront({ node }: LinkEnd, name: string, deviceOf: DeviceOf): boolean {
  const model = deviceOf(node);
  return model === undefined || portsOfModel(model).has(name);
}
