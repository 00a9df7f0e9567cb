import { poePortWatts, poeTypes } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { type PoweredPort, poweredPorts, vlanUsesBySite, wattsOf } from '../hardware/powered-ports.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import type { CheckAnswer, Finding } from './finding.ts';

/**
 * What the devices on a switch draw is at most a share of its budget, 80 % unless stated, and at least as many of its ports give the type of
 * PoE that they need. Only switches whose model is known can be checked.
 */
export function checkPoe(index: NetworkIndex, deviceOf: DeviceOf, { poeLoad }: Figures): CheckAnswer {
  const uses = vlanUsesBySite(index.graph);
  const findings: Finding[] = [];
  let withoutModel = 0;
  for (const node of index.graph.nodes) {
    if (node.type !== 'switch') continue;
    const powered = poweredPorts(node, index, uses, deviceOf);
    if (powered.length === 0) continue;
    const device = deviceOf(node);
    if (device === undefined) {
      withoutModel += 1;
      continue;
    }
    const name = `${device.manufacturer} ${device.model}`;
    findings.push(...overBudget(node, name, device.specs.poeBudgetW ?? 0, powered, poeLoad));
    findings.push(...tooWeak(node, name, device.specs.ports, powered));
  }
  return {
    findings,
    ...(withoutModel > 0 && {
      note: `${formatCount(withoutModel, 'switch')} ${plural(withoutModel, 'powers', 'power')} devices and ${plural(withoutModel, 'has', 'have')} no model yet.`,
    }),
  };
}

/** What the devices on a switch draw of its budget; undefined where it powers nothing or its model is not known. */
export function poeShare(node: TopologyNode, index: NetworkIndex, deviceOf: DeviceOf): number | undefined {
  if (node.type !== 'switch') return undefined;
  const device = deviceOf(node);
  const powered = poweredPorts(node, index, vlanUsesBySite(index.graph), deviceOf);
  if (device === undefined || powered.length === 0) return undefined;
  return wattsOf(powered) / (device.specs.poeBudgetW ?? 0);
}

function overBudget(
  node: TopologyNode,
  model: string,
  budgetW: number,
  powered: readonly PoweredPort[],
  most: number,
): Finding[] {
  const watts = wattsOf(powered);
  const share = budgetW > 0 ? watts / budgetW : Number.POSITIVE_INFINITY;
  if (share <= most) return [];
  const terms = powered
    .map(({ count, name, watts: each }) => `${formatCount(count, name)} × ${each} W`)
    .join(' + ');
  const budget =
    budgetW > 0 ? `a budget of ${budgetW} W (${Math.round(share * 100)} % used)` : 'no PoE budget';
  return [
    {
      severity: share > 1 ? 'failure' : 'warning',
      elements: [node.id],
      sentence:
        `${node.label} has to supply ${terms} = ${Math.round(watts)} W; ${model} has ${budget}, ` +
        `and at most ${Math.round(most * 100)} % of it should be drawn.`,
    },
  ];
}

function tooWeak(
  node: TopologyNode,
  model: string,
  groups: readonly { readonly count: number; readonly poe?: (typeof poeTypes)[number] | undefined }[],
  powered: readonly PoweredPort[],
): Finding[] {
  return poeTypes.flatMap((type, strength): Finding[] => {
    const isEnough = (other: (typeof poeTypes)[number] | undefined) =>
      other !== undefined && poeTypes.indexOf(other) >= strength;
    const needed = powered.reduce((sum, port) => sum + (isEnough(port.type) ? port.count : 0), 0);
    const given = groups.reduce((sum, { count, poe }) => sum + (isEnough(poe) ? count : 0), 0);
    // The same lack shows for every weaker type too: say it once, for the one that is required.
    if (needed <= given || !powered.some((port) => port.type === type)) return [];
    return [
      {
        severity: 'failure',
        elements: [node.id],
        sentence: `${node.label} needs ${formatCount(needed, 'port')} of ${type} (${poePortWatts[type]} W) or better, and ${model} has ${given}.`,
      },
    ];
  });
}
