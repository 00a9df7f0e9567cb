import type { Because } from '../../contract/because.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { deviceName, pairOf } from '../requirements/naming.ts';
import { redundancyStated } from '../requirements/site-redundancy.ts';
import type { ApartSegment } from '../sizing/apart-segments.ts';
import { headsOf } from '../sizing/heads-of.ts';
import { apartRate, uplinkRate } from '../sizing/inside-rates.ts';
import { switchesIn } from '../sizing/layers.ts';
import { growthFactor } from '../sizing/size-site.ts';
import { apartZone } from '../sizing/zones.ts';
import { inRack } from './edge.ts';
import { type SiteContext, vlanIds } from './site-context.ts';
import { bundlePair, joinUpwards } from './switch-row.ts';

/** What a link to the edge carries, and why. */
export interface EdgeLink {
  readonly bandwidthMbps: number;
  readonly because: Because;
}

/** What joins a segment on switches of its own to the edge, by its switches or those that join them. */
export function apartLink(
  { sized, requirements }: SiteContext,
  { closets, segment, served, kind }: ApartSegment,
): EdgeLink {
  const heads = headsOf(closets, sized, requirements);
  const mbps = apartRate(
    { closets, segment, served, kind },
    growthFactor(requirements),
    assumptionsOf(requirements),
  );
  const why = because('apart-switches', { switches: switchesIn(closets), heads, mbps }, [
    ...segment.fields,
    // They are the only core where everyone at the site is apart.
    ...redundancyStated(requirements, sized.index, sized.site, 'coreSwitching'),
  ]);
  return { bandwidthMbps: mbps, because: why };
}

/** Switches that join those of a segment to the edge, a pair with a bundle between the two where the core is one. */
export function drawHeads(
  context: SiteContext,
  inner: readonly TopologyNode[],
  apart: ApartSegment,
  nth: number,
): TopologyNode[] {
  const { draft, sized, managed, requirements } = context;
  const own = context.vlans.filter((vlan) => vlan.zone === apartZone(sized, nth));
  const width = headsOf(apart.closets, sized, requirements);
  const { bandwidthMbps, because: why } = apartLink(context, apart);
  const heads = Array.from({ length: width }, (_, side) =>
    draft.node({
      type: 'switch',
      layer: 'access',
      ...pairOf(width, sized.code, 'SEP', `R${nth + 1}`),
      label: deviceName(sized.code, `SEP${nth + 1}`, 'DIST', side + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because: why,
    }),
  );
  managed.push(...heads.map((node) => ({ node, vlans: own })));
  const link = { ...inRack, type: 'trunk', vlans: vlanIds(own), because: why } as const;
  joinUpwards(draft, inner, heads, { ...link, bandwidthMbps, medium: mediumFor(bandwidthMbps) });
  // One that lost its way up sends by the other what came from its closets, or from the edge.
  const figures = assumptionsOf(requirements);
  const acrossMbps = Math.max(bandwidthMbps, ...apart.closets.map((closet) => uplinkRate(closet, figures)));
  bundlePair(draft, heads, { ...link, bandwidthMbps: acrossMbps, medium: mediumFor(acrossMbps) });
  return heads;
}

/** Within a rack. */
const mediumFor = (mbps: number) => (mbps > linkMbps.user ? 'fibre' : 'copper');
