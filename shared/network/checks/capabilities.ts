import { onceEach } from '../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Device } from '../../contract/device.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { capabilityLabels } from '../../vocabulary/fields/device-labels.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { reasonText } from '../reasons/reason-text.ts';
import { capabilitiesOfAccessPoint, capabilitiesOfConfiguration } from '../recommend/capability-uses.ts';
import { type PlaceSurroundings, suitsSurroundings, surroundingWords } from '../recommend/surroundings.ts';
import { taggedVlans } from '../recommend/tagged-vlans.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { labels } from './labels.ts';
import { ledAccessPoints } from './led-access-points.ts';
import { overlongLists } from './overlong-lists.ts';

/**
 * Every place has a model, and that can do what the neutral configuration of the place uses and hang where it hangs. A place
 * for which the plan found none is a failure; what the catalogue does not state of a model is not checked, which is stated.
 */
export function checkCapabilities(
  graph: Graph,
  configurations: readonly DeviceConfiguration[],
  deviceOf: DeviceOf,
): CheckAnswer {
  const uses = usesByModel(graph, configurations, deviceOf);
  const lacking = uses.filter(({ level }) => level === 'no');
  const unknown = Map.groupBy(
    uses.filter(({ level }) => level === undefined),
    ({ device }) => device.id,
  );
  const licensed = uses.filter(({ level }) => level === 'licence');
  const open = withoutModelYet(graph.nodes)(deviceOf);
  const notes = [
    ...(open > 0 ? [`${formatCount(open, 'device')} ${plural(open, 'has', 'have')} no model yet.`] : []),
    ...[...unknown.values()].map(unknownWords),
  ];
  return {
    findings: [
      ...withoutHardware(graph.nodes),
      ...lacking.map(lackingFinding),
      ...surroundings(graph.nodes)(deviceOf),
      ...ledAccessPoints(graph, deviceOf),
      ...overlongLists(graph.nodes, configurations, deviceOf),
    ],
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(licensed.length > 0 && { remark: licenceWords(licensed) }),
  };
}

interface Use {
  readonly device: Device;
  readonly capability: keyof typeof capabilityLabels;
  readonly level: 'licence' | 'no' | undefined;
  readonly nodes: TopologyNode[];
  /** Where the first of them uses it. */
  readonly why: string;
}

/** What the configurations use that is not simply there, once for each model and capability. */
function usesByModel(
  graph: Graph,
  configurations: readonly DeviceConfiguration[],
  deviceOf: DeviceOf,
): Use[] {
  const usesAt = usesAtPlaces(graph.nodes)(deviceOf);
  const uses = new Map<Device, Map<Use['capability'], Use>>();
  for (const { node, device, capability, level, why } of [
    ...configurations.flatMap((own) => usesAt(own)),
    ...usesOfAccessPoints(graph, deviceOf),
  ]) {
    const ofModel = uses.get(device) ?? new Map<Use['capability'], Use>();
    uses.set(device, ofModel);
    const known = ofModel.get(capability);
    if (known === undefined) ofModel.set(capability, { device, capability, level, nodes: [node], why });
    else known.nodes.push(node);
  }
  return [...uses.values()].flatMap((ofModel) => [...ofModel.values()]);
}

/** The same of one configuration, at each chassis: many edits concern links alone, and leave the others. */
const usesAtPlaces = onceEach((nodes: readonly TopologyNode[]) =>
  onceEach((deviceOf: DeviceOf) => {
    const byId = nodesById(nodes);
    return onceEach((configuration: DeviceConfiguration) =>
      configuration.members.flatMap((member) => {
        const node = byId.get(member.node);
        const device = node && deviceOf(node);
        if (node === undefined || device === undefined) return [];
        return openUses(configuration)(device).map((own) => ({ ...own, node, device }));
      }),
    );
  }),
);

/** The same of access points, which have no configuration of their own here. */
function usesOfAccessPoints(graph: Graph, deviceOf: DeviceOf) {
  const accessPoints = withoutVlans(graph.nodes)(deviceOf);
  if (accessPoints.length === 0) return [];
  const tagged = taggedVlans(
    graph,
    accessPoints.map(({ node }) => node),
  );
  return accessPoints.flatMap(({ node, device }) =>
    capabilitiesOfAccessPoint(tagged.get(node.id) ?? 0).flatMap(({ capability, why }) => {
      const level = device.specs.capabilities?.[capability];
      return level === 'yes' ? [] : [{ node, device, capability, level, why }];
    }),
  );
}

/** Access points that are not known to take VLANs: few, since those of the catalogue all do. */
const withoutVlans = onceEach((nodes: readonly TopologyNode[]) =>
  onceEach((deviceOf: DeviceOf) =>
    nodes.flatMap((node) => {
      const device = node.type === 'accesspoint' ? deviceOf(node) : undefined;
      return device === undefined || device.specs.capabilities?.vlans === 'yes' ? [] : [{ node, device }];
    }),
  ),
);

/** What a configuration uses that a model does not simply have: once, since most of both stay as they are when a plan is edited. */
const openUses = onceEach((configuration: DeviceConfiguration) => {
  const used = capabilitiesOfConfiguration(configuration);
  return onceEach(({ specs }: Device) =>
    used.flatMap(({ capability, why }) => {
      const level = specs.capabilities?.[capability];
      return level === 'yes' ? [] : [{ capability, level, why }];
    }),
  );
});

const nameOf = ({ manufacturer, model }: Pick<Device, 'manufacturer' | 'model'>): string =>
  `${manufacturer} ${model}`;

const lackingFinding = ({ device, capability, nodes, why }: Use): Finding => ({
  severity: 'failure',
  elements: nodes.map(({ id }) => id),
  sentence: `${labels(nodes)}: ${nameOf(device)} has no ${capabilityLabels[capability]}, which the configuration uses (${why}).`,
});

function unknownWords(own: readonly Use[]): string {
  const [first] = own;
  if (first === undefined) return '';
  const names = own.map(({ capability }) => capabilityLabels[capability]);
  return `Whether ${nameOf(first.device)} has ${joinAnd(names)} is not known.`;
}

function licenceWords(licensed: readonly Use[]): string {
  const models = Map.groupBy(licensed, ({ device }) => device.id);
  const words = [...models.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          `${nameOf(first.device)} needs a licence for ${joinAnd(own.map(({ capability }) => capabilityLabels[capability]))}`,
        ];
  });
  return `${words.join('; ')}.`;
}

/** Places that the plan could not fill. */
const withoutModel = (nodes: readonly TopologyNode[]): Finding[] =>
  nodes.flatMap(({ id, label, unmet, equipmentId }) =>
    unmet === undefined || equipmentId !== undefined
      ? []
      : [
          {
            severity: 'failure',
            elements: [id],
            sentence: `${label} has no model. ${reasonText(unmet).arithmetic}`,
          },
        ],
  );

/** Access points whose wireless controller the plan could not name; a warning where software on a server does its work. */
function withoutController(nodes: readonly TopologyNode[]): Finding[] {
  const managed = nodes.flatMap((node) => {
    const { controller, status } = node;
    const unmet = status === 'kept' ? undefined : controller?.unmet;
    return controller === undefined || unmet === undefined ? [] : [{ node, controller, unmet }];
  });
  const alikes = Map.groupBy(managed, ({ controller }) => `${controller.manufacturer} ${controller.site}`);
  return [...alikes.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const { controller, unmet } = first;
    return [
      {
        severity: unmet.rule === 'controller-software' ? 'warning' : 'failure',
        elements: alike.map(({ node }) => node.id),
        sentence: `${labels(alike.map(({ node }) => node))}: the wireless controller of ${controller.manufacturer} that manages them has no model. ${reasonText(unmet).arithmetic}`,
      },
    ];
  });
}

/** Of a list of nodes once: many edits concern links alone. */
const withoutHardware = onceEach((nodes: readonly TopologyNode[]) => [
  ...withoutModel(nodes),
  ...withoutController(nodes),
]);

/** Devices that the plan could fill and did not yet. */
const withoutModelYet = onceEach((nodes: readonly TopologyNode[]) =>
  onceEach(
    (deviceOf: DeviceOf): number =>
      nodes.filter(
        (node) =>
          deviceKindOf(node) !== undefined && deviceOf(node) === undefined && node.unmet === undefined,
      ).length,
  ),
);

/** Access points, and switches that hang elsewhere than in a room, are built for where they hang. */
const surroundings = onceEach((nodes: readonly TopologyNode[]) =>
  onceEach((deviceOf: DeviceOf) => surroundingFindings(nodes, deviceOf)),
);

function surroundingFindings(nodes: readonly TopologyNode[], deviceOf: DeviceOf): Finding[] {
  const wrong = nodes.flatMap((node) => {
    const { type, status } = node;
    const own: PlaceSurroundings = node.surroundings ?? 'indoors';
    if (status === 'kept' || (type !== 'accesspoint' && own === 'indoors')) return [];
    const device = deviceOf(node);
    if (device === undefined) return [];
    const verdict = suitsSurroundings(device.specs, device.category, own);
    return verdict === 'no' || verdict === 'short' ? [{ node, device, own, verdict }] : [];
  });
  return [...Map.groupBy(wrong, ({ device, own }) => `${device.id} ${own}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    return [
      {
        severity: first.verdict === 'no' ? 'failure' : 'warning',
        elements: alike.map(({ node }) => node.id),
        sentence: `${labels(alike.map(({ node }) => node))}: ${nameOf(first.device)} is not ${surroundingWords[first.own].needed}.`,
      },
    ];
  });
}
