import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { because } from '../reasons/because.ts';
import type { LinkRate } from '../sizing/link-rates.ts';
import type { Joined, Spoke } from './joined-site.ts';
import type { NetworkDraft } from './network-draft.ts';
import { firstProviderAs } from './provider-as.ts';

/**
 * A provider's network joins the sites: a circuit from each edge router to the provider of its number, and from each
 * provider to the hub's firewalls, or to its router of that number where there are none. Two providers where internet
 * redundancy is asked for.
 */
export function joinByMpls(
  draft: NetworkDraft,
  requirements: Requirements,
  hub: Joined,
  spokes: readonly Spoke[],
  hubRate: LinkRate,
): void {
  const providers = drawProviders(draft, requirements, spokes.length + 1);
  const circuit = (
    site: Joined,
    devices: readonly TopologyNode[],
    port: string,
    index: number,
    rate: LinkRate,
  ) => {
    const provider = providers[index % providers.length];
    if (provider === undefined) return;
    draft.routedLink(
      site.site.name,
      [{ node: provider }],
      devices.map((node) => ({ node, port })),
      {
        type: 'wan',
        service: 'mpls',
        label: 'MPLS circuit',
        bandwidthMbps: rate.mbps,
        medium: 'fibre',
        because: rate.because,
      },
    );
  };
  const isCluster = hub.inner.some(({ cluster }) => cluster !== undefined);
  const ends = isCluster ? providers.map(() => hub.inner) : hub.inner.map((device) => [device]);
  ends.forEach((devices, index) => {
    circuit(hub, devices, 'circuit', index, hubRate);
  });
  for (const spoke of spokes) {
    spoke.outer.forEach((device, index) => {
      circuit(spoke, [device], 'wan', index, spoke.rate);
    });
  }
}

function drawProviders(draft: NetworkDraft, { redundancy }: Requirements, sites: number): TopologyNode[] {
  const count = redundancy.internet ? 2 : 1;
  const why = because('mpls-providers', { sites, providers: count }, [
    'requirements.wan.kind',
    ...(count > 1 ? ['requirements.redundancy.internet'] : []),
  ]);
  return Array.from({ length: count }, (_, index) =>
    draft.node({
      type: 'internet',
      layer: 'internet',
      label: count > 1 ? `MPLS provider ${index + 1}` : 'MPLS provider',
      as: firstProviderAs.mpls + index,
      because: why,
    }),
  );
}
