import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Device } from '#shared/contract/device.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { dialectOfNode } from '#shared/templates/dialects/dialect-of.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openTemplateEngine, type TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { type Offered, offeredBy } from '#shared/templates/render/template-target.ts';
import { type OfferedRow, offeredRows } from './offered-rows.ts';
import { type Preview, type PreviewSource, type PreviewTarget, previewOf } from './preview-of.ts';

/** A device of a design that a template can be previewed on. */
export interface PreviewDevice {
  readonly id: string;
  readonly hostname: string;
  readonly site: string;
  readonly kind: string;
  /** Of its model; undefined where it has none that is supported. */
  readonly dialect: DialectId | undefined;
}

/** A plan that leaves facts open cannot be configured, and offers nothing. */
export type PreviewNetwork =
  | { readonly state: 'refused'; readonly missing: number }
  | { readonly state: 'configured'; readonly devices: readonly PreviewDevice[] };

/** The worker's engine and network. */
export interface TemplatePreviewer {
  /** @param wasm the template engine, as the site serves it */
  readonly open: (wasm: Uint8Array) => Promise<void>;
  readonly configure: (graph: Graph, requirements: Requirements, models: readonly Device[]) => PreviewNetwork;
  readonly preview: (source: PreviewSource, target: PreviewTarget | undefined) => Preview;
  /** What stands below an expression; the first level without one. */
  readonly offered: (target: PreviewTarget | undefined, expression?: string) => readonly OfferedRow[];
}

export function templatePreviewer(): TemplatePreviewer {
  let engine: TemplateEngine | undefined;
  let network: NetworkConfiguration | undefined;
  let last: { readonly key: string; readonly offered: Offered } | undefined;

  /** Made once for all that is asked about one device. */
  const offeredTo = (target: PreviewTarget | undefined): Offered => {
    const device = network?.devices.find(({ id }) => id === target?.device);
    if (network === undefined || device === undefined || target === undefined) return offeredBy(undefined);
    const key = `${target.dialect} ${device.id}`;
    if (last?.key !== key) {
      const dialect = dialects[target.dialect];
      last = { key, offered: offeredBy({ kind: 'node', network, device, dialect }) };
    }
    return last.offered;
  };

  return {
    open: async (wasm) => {
      engine = await openTemplateEngine(wasm);
    },
    configure: (graph, requirements, models) => {
      const configured = configureNetwork(graph, requirements, models);
      last = undefined;
      network = configured.kind === 'refused' ? undefined : configured.network;
      if (configured.kind === 'refused') return { state: 'refused', missing: configured.missing.length };
      const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
      return {
        state: 'configured',
        devices: configured.network.devices.map(({ id, hostname, site, kind, members }) => {
          const choice = dialectOfNode(nodes.get(members[0]?.node ?? id) ?? { label: hostname });
          const dialect = choice.kind === 'supported' ? choice.dialect.id : undefined;
          return { id, hostname, site, kind, dialect };
        }),
      };
    },
    preview: (source, target) => {
      if (engine === undefined) throw new Error('The template engine is not open.');
      return previewOf(engine, source, offeredTo(target), target);
    },
    offered: (target, expression) => offeredRows(offeredTo(target), expression),
  };
}
