import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { writeContainerlab } from '#shared/exchange/containerlab/write-containerlab.ts';
import { writeDrawio } from '#shared/exchange/drawio/write-drawio.ts';
import { writeGraphml } from '#shared/exchange/graphml/write-graphml.ts';
import { writeTopologyFile } from '#shared/exchange/json/topology-file.ts';
import { writeNetbox } from '#shared/exchange/netbox/write-netbox.ts';
import { pngWithDesign } from '#shared/exchange/picture/png-design.ts';
import { svgMetadata } from '#shared/exchange/picture/svg-design.ts';
import { toGraph } from '#shared/exchange/read/to-graph.ts';
import { type ReadFiles, readFiles } from '#shared/exchange/read-files.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import { drawnLines } from '#web/features/topology/exchange/drawn-lines.ts';
import { aPng } from '../support/pictures.ts';
import { exported } from './exported-plan.ts';

const { design, requirements } = exported;
const { graph } = design;
const read = (text: string, name = 'file'): ReadFiles => readFiles([{ name, bytes: strToU8(text) }]);

describe('a topology read again from what was exported', () => {
  it('is the same, as JSON', () => {
    const { format, network } = read(writeTopologyFile(design, 2));
    expect(format).toBe('Netwright JSON');
    expect(network.name).toBe(design.name);
    expect(toGraph(network)).toEqual(graph);
  });

  it('is the same, from a picture that carries it', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${svgMetadata(design)}<g/></svg>`;
    expect(toGraph(read(svg).network)).toEqual(graph);
    const png = pngWithDesign(aPng, design);
    expect(toGraph(readFiles([{ name: 'a.png', bytes: png }]).network)).toEqual(graph);
  });

  it.each([
    ['GraphML', writeGraphml(design)],
    ['draw.io', writeDrawio(design, drawnLines)],
  ])('is the same, as %s', (format, text) => {
    const found = read(text);
    expect(found.format).toBe(format);
    expect(found.network.name).toBe(design.name);
    const again = toGraph(found.network);
    expect(byId(again.nodes)).toEqual(byId(graph.nodes));
    expect(byId(again.edges)).toEqual(byId(graph.edges));
    expect(again.subnets).toEqual(graph.subnets);
    expect(again.views).toEqual(graph.views);
    expect(byId(again.notes ?? [])).toEqual(byId(graph.notes ?? []));
    expect(found.network.findings.filter(({ kind }) => kind !== 'parallel')).toEqual([]);
  });

  it('has what its owner changed in draw.io', () => {
    const provider = graph.nodes.find(({ type }) => type === 'internet');
    const renamed = writeDrawio(design, drawnLines)
      .replace(/label="[^"]*" type="internet"/, 'label="Blue Telecom" type="internet"')
      .replace(/(<object id="note:n1" label=")[^"]*/, '$1Done in &lt;b&gt;April&lt;/b&gt;');
    const again = toGraph(read(renamed).network);
    expect(again.notes?.find(({ id }) => id === 'n1')?.text).toBe('Done in April');
    expect(again.nodes.find(({ id }) => id === provider?.id)?.label).toBe('Blue Telecom');
  });

  it('has its devices, types, sites and plugged links, as containerlab', () => {
    const { format, network } = read(writeContainerlab(design));
    expect(format).toBe('containerlab');
    const again = toGraph(network);
    const what = ({ nodes }: Pick<Graph, 'nodes'>) =>
      nodes.map(({ label, type, site, position }) => ({ label, type, site, position: rounded(position) }));
    expect(what(again)).toEqual(what(graph));
    expect(joins(again)).toEqual(joins({ ...graph, edges: graph.edges.filter((edge) => !isTunnel(edge)) }));
  });

  it('has its devices, models, cables with their VLANs, and prefixes, as the CSV files of NetBox in a zip', () => {
    const files = writeNetbox(graph, requirements, catalogue);
    const zip = zipBundle(files, 'netbox', new Date('2026-11-22T12:00:00Z'));
    const { format, network } = readFiles([{ name: 'netbox.zip', bytes: zip }]);
    expect(format).toBe('NetBox CSV');
    const again = toGraph(network);
    const devices = graph.nodes.filter(({ type }) => type !== 'user' && type !== 'internet');
    expect(again.nodes).toHaveLength(devices.reduce((sum, { quantity }) => sum + quantity, 0));
    for (const { label, type, site, model, quantity } of devices) {
      const found = again.nodes.find((node) => node.label === (quantity > 1 ? `${label} #1` : label));
      expect(found).toMatchObject({ type, site, model: pick(model) });
    }
    const cables =
      files
        .find(({ path }) => path === '11-cables.csv')
        ?.text.trim()
        .split('\r\n') ?? [];
    expect(again.edges).toHaveLength(cables.length - 1);
    expect(network.findings.filter(({ kind }) => kind !== 'parallel')).toEqual([]);
    const prefixes = (list: Graph['subnets']) =>
      list
        .flatMap(({ cidr, vlan }) => (cidr === undefined || vlan === undefined ? [] : `${vlan} ${cidr}`))
        .sort();
    expect(prefixes(again.subnets)).toEqual(prefixes(graph.subnets));
    const carried = (list: Graph['edges']) => new Set(list.map(({ vlans }) => vlans.join()));
    expect([...carried(graph.edges)]).toEqual(expect.arrayContaining([...carried(again.edges)]));
    expect(carried(again.edges).size).toBeGreaterThan(2);
  });
});

const pick = (model: Graph['nodes'][number]['model']) =>
  model && { manufacturer: model.manufacturer, model: model.model, partNumber: model.partNumber };

const byId = <Element extends { readonly id: string }>(elements: readonly Element[]): Element[] =>
  elements.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const rounded = (position: Graph['nodes'][number]['position']) =>
  position && { x: Math.round(position.x), y: Math.round(position.y) };

/** Which names are joined, and how often. */
const joins = ({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): string[] => {
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  return edges.map(({ source, target, type }) => `${names.get(source)} ${names.get(target)} ${type}`).sort();
};
