import type { ControlPlane } from '../../contract/control-plane.ts';
import { contains, parseBlock } from '../addressing/ipv4.ts';
import type { RoutedDevice } from '../configuration/routed-device.ts';
import type { NetworkView } from '../configuration/view/network-view.ts';
import { because } from '../reasons/because.ts';

type Translation = ControlPlane['nat'][number];

/** Address translation at each way out: everybody behind one address, and published servers one for one. */
export const translations = (devices: readonly RoutedDevice[], view: NetworkView): Translation[] =>
  devices.flatMap((own) =>
    own.interfaces.routed.flatMap(({ interface: { name, from } }): Translation[] => {
      const [outside] = from;
      const rules = own.nat.filter((rule) => rule.outside === name);
      const shared = { device: own.device.members[0].id, outside: outside ?? name };
      const blocks = insideBlocks(rules, view);
      return [
        ...rules.flatMap((rule): Translation[] =>
          rule.kind === 'source'
            ? [
                {
                  ...shared,
                  kind: 'many-to-one',
                  inside: rule.sources,
                  address: rule.address,
                  because: because('nat-many-to-one', { blocks: rule.sources.length }),
                },
              ]
            : rule.kind === 'nat64'
              ? [
                  {
                    ...shared,
                    kind: 'nat64',
                    inside: rule.sources,
                    address: rule.address,
                    because: because('nat64', { blocks: rule.sources.length }),
                  },
                ]
              : [],
        ),
        ...(blocks.length > 0
          ? [
              {
                ...shared,
                kind: 'one-to-one' as const,
                inside: blocks,
                because: because('nat-one-to-one', { zones: blocks.length }),
              },
            ]
          : []),
      ];
    }),
  );

/** The subnets of the servers that are published. */
function insideBlocks(rules: RoutedDevice['nat'], { graph }: NetworkView): string[] {
  const servers = rules.flatMap((rule) => (rule.kind === 'static' ? [parseBlock(`${rule.inside}/32`)] : []));
  if (servers.length === 0) return [];
  const zones = graph.subnets.filter(({ purpose }) => purpose === 'dmz');
  return zones.flatMap(({ cidr }) =>
    cidr !== undefined && servers.some((server) => contains(parseBlock(cidr), server)) ? [cidr] : [],
  );
}
