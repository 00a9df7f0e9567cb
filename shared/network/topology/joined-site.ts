import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import type { InternetRate, LinkRate } from '../sizing/link-rates.ts';
import type { SiteEdge } from './edge.ts';

/** A site with its edge. */
export interface Joined extends SiteEdge {
  readonly site: Site;
  /** Its place among the sites. */
  readonly index: number;
  /** The internet providers that the hub has drawn. */
  readonly providers: readonly TopologyNode[];
}

/** A site as its circuit sees it. */
export interface Spoke extends Joined {
  /** Of its tunnel, circuit or line to the hub. */
  readonly rate: LinkRate;
  /** Of the internet access that its tunnels ride on. */
  readonly access: InternetRate;
}
