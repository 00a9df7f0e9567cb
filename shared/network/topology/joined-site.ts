import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { InternetRate, LinkRate } from '../sizing/link-rates.ts';
import type { SiteEdge } from './edge.ts';

/** A site with its edge. */
export interface Joined extends SiteEdge {
  readonly site: Site;
  /** Its place among the sites. */
  readonly index: number;
  /** Its circuits of each kind. */
  readonly circuits: number;
  /** The internet providers that the hub has drawn. */
  readonly providers: readonly TopologyNode[];
}

/** A site as its circuit sees it. */
export interface Spoke extends Joined {
  /** Of its tunnel, circuit or line to the hub. */
  readonly rate: LinkRate;
  /** Of its own internet access, where it has one. */
  readonly access: InternetRate;
}
