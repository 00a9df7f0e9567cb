import type { Graph } from '#shared/contract/topology-items.ts';
import { nodeTypes } from '#shared/contract/topology-kinds.ts';
import { countSubnets } from '#shared/network/graph/count-subnets.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import prose from '#web/ui/prose.module.css';
import styles from './details-panel.module.css';

/** The whole in figures, while nothing is chosen. */
export function GraphSummary({ graph }: { readonly graph: Graph }) {
  const counts = nodeTypes.map((type) => ({
    type,
    count: graph.nodes.filter((node) => node.type === type).reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const sites = new Set(graph.nodes.flatMap(({ site }) => site ?? []));
  return (
    <>
      <dl className={styles.facts}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ type, count }) => (
            <div key={type} style={{ display: 'contents' }}>
              <dt>{nodeTypeNames[type]}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        <dt>Links</dt>
        <dd>{formatNumber(graph.edges.length)}</dd>
        <dt>Subnets</dt>
        <dd>{formatNumber(countSubnets(graph))}</dd>
        <dt>Sites</dt>
        <dd>{formatCount(sites.size, 'site')}</dd>
      </dl>
      <p className={prose.soft}>
        Select a device or a link to see its addresses, ports and why it is here. Double-click a label to
        change it.
      </p>
    </>
  );
}
