import type { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Device } from '#shared/contract/device.ts';
import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { writeContainerlab } from '#shared/exchange/containerlab/write-containerlab.ts';
import { addressingCsv, deviceCsv, linkCsv } from '#shared/exchange/csv/element-csv.ts';
import type { ExchangedDesign } from '#shared/exchange/design/exchanged-design.ts';
import { type DrawioPage, writeDrawio } from '#shared/exchange/drawio/write-drawio.ts';
import { writeGraphml } from '#shared/exchange/graphml/write-graphml.ts';
import { writeTopologyFile } from '#shared/exchange/json/topology-file.ts';
import { writeMermaid } from '#shared/exchange/mermaid/write-mermaid.ts';
import { writeNetbox } from '#shared/exchange/netbox/write-netbox.ts';
import { writeNetlab } from '#shared/exchange/netlab/write-netlab.ts';
import { pngWithDesign } from '#shared/exchange/picture/png-design.ts';
import { svgMetadata } from '#shared/exchange/picture/svg-design.ts';
import { kindsOf, type ReadKind } from '#shared/exchange/read/kinds-of.ts';
import type { ReadFinding } from '#shared/exchange/read/read-network.ts';
import { type ChosenTypes, toGraph } from '#shared/exchange/read/to-graph.ts';
import { UnreadableFile } from '#shared/exchange/read/unreadable-file.ts';
import { type GivenFile, type ReadFormat, readFiles } from '#shared/exchange/read-files.ts';
import { toCableCsv } from '#shared/network/cables/cable-csv.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { planeSections } from '#shared/network/control-plane/sections/plane-sections.ts';
import { sectionCsv } from '#shared/network/control-plane/sections/section-csv.ts';
import { notesNear } from '#shared/network/drawing/notes-near.ts';
import { withNotesOf } from '#shared/network/drawing/with-notes-of.ts';
import type { BundleFile } from '#shared/templates/bundle/bundle-file.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import type { ExportFormatId } from '#web/features/topology/exchange/export-formats.ts';
import { drawnPart } from '#web/features/topology/layout/drawn-part.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { type SiteScope, siteScope } from '#web/features/topology/layout/site-scope.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import { boxAround, type Positions } from '#web/features/topology/model/positions.ts';
import { drawnLines } from './drawn-lines.ts';
import type { PictureView } from './picture-views.ts';
import type { SvgPicture } from './svg-parts.ts';
import { writeSitesSvg } from './write-sites-svg.ts';
import { writeSvg } from './write-svg.ts';

export interface ExportRequest {
  readonly design: ExchangedDesign;
  readonly requirements: Requirements;
  readonly controlPlane: ControlPlane | undefined;
  /** The models of its devices that are known. */
  readonly models: readonly Device[];
  /** Of the files in a zip, as an instant. */
  readonly at: string;
}

/** What a chosen file holds, before it is used. */
export type ReadAnswer =
  | { readonly kind: 'unreadable'; readonly sentence: string }
  | {
      readonly kind: 'read';
      readonly format: ReadFormat;
      readonly name: string;
      readonly counts: { readonly nodes: number; readonly links: number; readonly subnets: number };
      readonly kinds: readonly ReadKind[];
      readonly findings: readonly ReadFinding[];
    };

/** Writes files of a topology, and reads those of others; the last one read is kept until it is used. */
export function openExchange() {
  let last: ReturnType<typeof readFiles>['network'] | undefined;
  return {
    write: (
      format: Exclude<ExportFormatId, 'svg' | 'png' | 'pdf'>,
      request: ExportRequest,
    ): Uint8Array<ArrayBuffer> => bytesOf(written(format, request)),
    /** The first of several carries the design. */
    pictures: ({ design }: ExportRequest, views: readonly PictureView[]): SvgPicture[] =>
      views.map((view, index) => pictureOfView(design, view, index === 0 ? svgMetadata(design) : '')),
    /** The picture with the design in it. */
    embed: (png: Uint8Array, design: ExchangedDesign): Uint8Array<ArrayBuffer> => pngWithDesign(png, design),
    read: (files: readonly GivenFile[]): ReadAnswer => {
      try {
        const { format, network } = readFiles(files);
        // Says at once what the file cannot be: too large, or without nodes.
        toGraph(network);
        last = network;
        const { name, nodes, links, subnets, findings } = network;
        const counts = { nodes: nodes.length, links: links.length, subnets: subnets.length };
        return { kind: 'read', format, name, counts, kinds: kindsOf(network), findings };
      } catch (error) {
        if (error instanceof UnreadableFile) return { kind: 'unreadable', sentence: error.message };
        throw error;
      }
    },
    /** The last file as a topology, each kind as it was chosen. */
    graph: (chosen: ChosenTypes): Graph | undefined => last && toGraph(last, chosen),
  };
}

export type Exchange = ReturnType<typeof openExchange>;

const encoder = new TextEncoder();

const bytesOf = (text: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof text === 'string' ? encoder.encode(text) : text;

function pictureOfView(
  { name, graph: whole }: ExchangedDesign,
  view: PictureView,
  metadata: string,
): SvgPicture {
  const graph = withNotesOf(whole, view.kind === 'kept' ? view.id : undefined);
  const positions = storedPositions(graph);
  switch (view.kind) {
    case 'sites':
      return writeSitesSvg(graph, name, metadata);
    case 'devices':
      return writeSvg({ graph, positions }, name, metadata);
    case 'site':
      return writeSvg(
        withNotesNear(siteScope(graph, positions, view.site)),
        `${name}: ${view.site}`,
        metadata,
      );
    case 'shown':
      return writeSvg(keptPart(graph, positions, view.view), `${name}: ${view.view.name}`, metadata);
    case 'kept': {
      const kept = graph.views?.find(({ id }) => id === view.id);
      if (kept === undefined) throw new RangeError('The view was removed.');
      return writeSvg(keptPart(graph, positions, kept), `${name}: ${kept.name}`, metadata);
    }
  }
}

function keptPart(graph: Graph, positions: Positions, view: DrawnView): SiteScope {
  const { look, vlan, around, hops = 2, site, positions: own } = view;
  const part = drawnPart(graph, positions, { look, vlan, around, hops, site, own });
  return site === undefined ? part : withNotesNear(part);
}

/** Of a site the notes beside it alone. */
function withNotesNear({ graph: { notes = [], ...graph }, positions }: SiteScope): SiteScope {
  const box = boxAround(positions.values());
  return { graph: box ? { ...graph, notes: notesNear(notes, box) } : graph, positions };
}

/** Each kept view with its nodes where they stand in it. */
const keptPages = (graph: Graph): DrawioPage[] =>
  (graph.views ?? []).map((view) => {
    const part = keptPart(withNotesOf(graph, view.id), storedPositions(graph), view);
    return { title: view.name, graph: moveNodes(part.graph, part.positions) };
  });

function written(
  format: Exclude<ExportFormatId, 'svg' | 'png' | 'pdf'>,
  { design, requirements, controlPlane, models, at }: ExportRequest,
): string | Uint8Array<ArrayBuffer> {
  switch (format) {
    case 'drawio':
      return writeDrawio(design, drawnLines, keptPages(design.graph));
    case 'json':
      return writeTopologyFile(design, 2);
    case 'graphml':
      return writeGraphml(design);
    case 'mermaid':
      return writeMermaid(design);
    case 'containerlab':
      return writeContainerlab(design);
    case 'netlab':
      return writeNetlab(design);
    case 'netbox':
      return zipped(writeNetbox(design.graph, requirements, models), 'netbox', at);
    case 'csv':
      return zipped(tables(design, requirements, controlPlane), 'tables', at);
  }
}

const zipped = (files: readonly BundleFile[], folder: string, at: string) =>
  zipBundle(files, folder, new Date(at));

function tables(
  { graph }: ExchangedDesign,
  requirements: Requirements,
  controlPlane: ControlPlane | undefined,
): BundleFile[] {
  const sections = controlPlane === undefined ? [] : planeSections(graph, controlPlane);
  return [
    { path: 'devices.csv', text: deviceCsv(graph) },
    { path: 'links.csv', text: linkCsv(graph) },
    { path: 'addressing.csv', text: addressingCsv(graph) },
    { path: 'cables.csv', text: toCableCsv(cableSchedule(graph, requirements)) },
    ...sections.map((section) => ({
      path: `control-plane/${section.id}.csv`,
      text: sectionCsv(section),
    })),
  ];
}
