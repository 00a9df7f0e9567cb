import type { ExportFormat as PlanFormat } from '#shared/subscriptions/plans.ts';

/** A format that the drawing can be written as. */
export interface ExportFormat {
  readonly id: ExportFormatId;
  readonly label: string;
  readonly extension: string;
  readonly mediaType: string;
  /** What it is good for, as a sentence. */
  readonly note: string;
  /** It can be opened again here without loss. */
  readonly isLossless?: true;
  /** Plans have it as this. */
  readonly sold?: PlanFormat;
  /** It shows what one view shows, and not the whole topology. */
  readonly isPicture?: true;
}

export type ExportFormatId =
  | 'svg'
  | 'png'
  | 'pdf'
  | 'drawio'
  | 'json'
  | 'graphml'
  | 'mermaid'
  | 'containerlab'
  | 'netlab'
  | 'netbox'
  | 'csv';

/** In the order in which they are offered. */
export const exportFormats: readonly ExportFormat[] = [
  {
    id: 'svg',
    label: 'SVG picture',
    extension: 'svg',
    mediaType: 'image/svg+xml',
    note: 'For documents and web pages; sharp at every size. Carries the topology.',
    isLossless: true,
    isPicture: true,
  },
  {
    id: 'png',
    label: 'PNG picture',
    extension: 'png',
    mediaType: 'image/png',
    note: 'For slides and mail. Carries the topology.',
    isLossless: true,
    isPicture: true,
  },
  {
    id: 'pdf',
    label: 'PDF',
    extension: 'pdf',
    mediaType: 'application/pdf',
    note: 'To print or to hand over: a page of its own size.',
    sold: 'pdf',
    isPicture: true,
  },
  {
    id: 'drawio',
    label: 'draw.io',
    extension: 'drawio',
    mediaType: 'application/vnd.jgraph.mxfile',
    note: 'Layers by type of link, sites as containers, a page for each site and kept view, every fact as metadata.',
    isLossless: true,
  },
  {
    id: 'json',
    label: 'JSON',
    extension: 'json',
    mediaType: 'application/json',
    note: 'The whole topology with its addresses, for scripts; its schema is in the documentation.',
    isLossless: true,
  },
  {
    id: 'netbox',
    label: 'NetBox CSV',
    extension: 'netbox.zip',
    mediaType: 'application/zip',
    note: 'Eleven files for NetBox 4.6 and later, numbered in the order in which it imports them.',
    sold: 'csv',
  },
  {
    id: 'containerlab',
    label: 'containerlab',
    extension: 'clab.yml',
    mediaType: 'application/yaml',
    note: 'The topology as a lab, with the kinds of its makers. The bundle under Configurations boots by itself.',
  },
  {
    id: 'netlab',
    label: 'netlab',
    extension: 'netlab.yml',
    mediaType: 'application/yaml',
    note: 'Devices, links, addresses and VLANs as a topology of netlab. Its first lines say what netlab cannot configure.',
  },
  {
    id: 'graphml',
    label: 'GraphML',
    extension: 'graphml',
    mediaType: 'application/graphml+xml',
    note: 'For yEd, Gephi and NetworkX; yEd shows names, shapes and sites.',
    isLossless: true,
  },
  {
    id: 'mermaid',
    label: 'Mermaid',
    extension: 'mmd',
    mediaType: 'text/vnd.mermaid',
    note: 'A flow chart as text, for wikis and repositories.',
  },
  {
    id: 'csv',
    label: 'CSV tables',
    extension: 'tables.zip',
    mediaType: 'application/zip',
    note: 'Devices, links, addressing, cables and control plane, a file each.',
    sold: 'csv',
  },
];
