import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { dmzZone } from '../sizing/zones.ts';
import { inRack } from './edge.ts';
import { publicVlans, type SiteContext, vlanIds } from './site-context.ts';
import { drawSwitchRow, joinUpwards } from './switch-row.ts';

/**
 * The switches of racks of public servers, row by row, on the core; trunks beside its routed links lead their networks on to the
 * firewall, as fast as the circuits.
 */
export function drawPublicRacks(
  context: SiteContext,
  firewalls: readonly TopologyNode[],
  cores: readonly TopologyNode[],
  stated: string,
): TopologyNode[][] {
  const { draft, sized, circuitsMbps, edgeMbps } = context;
  const { rows } = sized.dmz;
  const passed = publicVlans(context);
  const trunk = {
    ...inRack,
    type: 'trunk',
    bandwidthMbps: edgeMbps,
    vlans: vlanIds(passed),
    because: because(
      'public-trunk',
      {
        vlans: passed.length,
        firewalls: firewalls.length,
        switches: cores.length,
        circuitsMbps,
        mbps: edgeMbps,
      },
      [stated],
    ),
  } as const;
  for (const firewall of firewalls)
    for (const core of cores)
      draft.link({ node: firewall, port: 'dmz' }, { node: core, port: 'port' }, trunk);
  return rows.map((here, row) => drawRow(context, cores, { here, row }, stated));
}

function drawRow(
  context: SiteContext,
  cores: readonly TopologyNode[],
  { here, row }: { readonly here: number; readonly row: number },
  stated: string,
): TopologyNode[] {
  const { draft, sized, vlans, edgeMbps } = context;
  const { rows } = sized.dmz;
  const link = {
    ...inRack,
    type: 'trunk',
    bandwidthMbps: edgeMbps,
    vlans: vlanIds(vlans.filter(({ zone }) => zone === dmzZone(sized, row))),
    lengthM: 10,
    because: because('public-uplinks', { switches: cores.length, mbps: edgeMbps }),
  } as const;
  const why = because('public-racks', { here, row: row + 1, rows: rows.length, switches: cores.length }, [
    stated,
  ]);
  const switches = drawSwitchRow(context, { kind: 'DMZ', row, width: cores.length, because: why });
  joinUpwards(draft, cores, switches, link);
  return switches;
}
