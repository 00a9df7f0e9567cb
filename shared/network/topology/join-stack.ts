import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Stack } from '../graph/stacks.ts';
import { because } from '../reasons/because.ts';
import { assumptions, linkMbps } from '../requirements/assumptions.ts';
import type { LinkRate } from '../sizing/link-rates.ts';
import { inRack } from './edge.ts';
import type { NetworkDraft } from './network-draft.ts';

/**
 * The links that make two switches one: as many as between the two of any pair, each by itself, so that one may fail. Those on ports
 * that a model has for nothing else take none of its others. Beside them, where the model needs it, the link by which a member
 * that has lost them hears that the other one lives.
 */
export function joinStack(
  draft: NetworkDraft,
  [first, second]: readonly [TopologyNode, TopologyNode],
  { model, stacking: { name, cable, hasDetectionLink } }: Stack,
  { mbps, because: { inputs } }: LinkRate,
): void {
  const why = because('stack-links', {
    accessPorts: Number(inputs.accessPorts),
    mbps,
    most: Number(inputs.most),
    model,
    stacking: name,
    isByStackPorts: cable !== undefined,
    ...(inputs.portsMbps !== undefined && {
      portsMbps: Number(inputs.portsMbps),
      uplinkMbps: Number(inputs.uplinkMbps),
    }),
  });
  const shared = { ...inRack, vlans: [], label: name, aggregate: 'Stack', because: why };
  for (let n = 0; n < assumptions.peerLinks; n += 1) {
    if (cable === undefined)
      draft.link(
        { node: first, port: 'port' },
        { node: second, port: 'port' },
        { ...shared, bandwidthMbps: mbps },
      );
    else
      draft.link(
        { node: first, port: 'stack', isVirtual: true },
        { node: second, port: 'stack', isVirtual: true },
        { ...shared, bandwidthMbps: linkMbps.accessUplink, lengthM: 1, cable, twinax: true },
      );
  }
  if (!hasDetectionLink) return;
  draft.link(
    { node: first, port: 'port' },
    { node: second, port: 'port' },
    {
      ...inRack,
      vlans: [],
      label: 'Dual-active detection',
      because: because('stack-detection', { stacking: name }),
    },
  );
}
