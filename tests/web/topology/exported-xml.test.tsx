import { expect, test } from 'vitest';
import { openExchange } from '#web/features/topology/exchange/exchange-service.ts';
import { exported } from '../../exchange/exported-plan.ts';

/* By the DOM's XML parser, which shares nothing with ours. */

const { graph } = exported.design;
const exchange = openExchange();
const request = { ...exported, controlPlane: undefined, models: [], at: '2026-11-22T12:00:00.000Z' };
const parsed = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const written = (format: 'drawio' | 'graphml') =>
  parsed(new TextDecoder().decode(exchange.write(format, request)));
const attributes = (elements: Iterable<Element>, name: string) =>
  [...elements].map((element) => element.getAttribute(name));

test('a draw.io file has pages whose cells hang together', () => {
  const pages = [...written('drawio').querySelectorAll('mxfile > diagram')];
  expect(attributes(pages, 'name')).toContain('Routing');
  for (const page of pages) {
    const cells = [...page.querySelectorAll('mxGraphModel > root mxCell')];
    const idOf = (cell: Element) => cell.getAttribute('id') ?? cell.parentElement?.getAttribute('id');
    const ids = cells.map(idOf);
    expect(ids.slice(0, 2)).toEqual(['0', '1']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [at, cell] of cells.entries()) {
      const parent = cell.getAttribute('parent');
      expect(parent === null ? at === 0 : ids.slice(0, at).includes(parent)).toBe(true);
      const ends = ['source', 'target'].flatMap((end) => cell.getAttribute(end) ?? []);
      expect(ends.filter((end) => !ids.includes(end))).toEqual([]);
      const geometry = cell.querySelector('mxGeometry[as="geometry"]');
      if (cell.getAttribute('edge') === '1') expect(geometry?.getAttribute('relative')).toBe('1');
      if (cell.getAttribute('vertex') === '1')
        for (const side of ['x', 'y', 'width', 'height'])
          expect(Number.isFinite(Number.parseFloat(geometry?.getAttribute(side) ?? ''))).toBe(true);
    }
  }
});

test('notes stand on the pages of their views, with their lines, where they are on the canvas', () => {
  const texts = [...written('drawio').querySelectorAll('object[id^="note:"]')].map((note) => ({
    page: note.closest('diagram')?.getAttribute('name'),
    label: note.getAttribute('label'),
  }));
  const swap = { label: 'Swap &lt; in "March" &amp;<br>  after the audit' };
  expect(texts).toEqual([
    { page: exported.design.name, ...swap },
    { page: 'Branch North', ...swap },
    { page: 'Routing', ...swap },
    { page: 'Routing', label: 'OSPF area 0' },
  ]);
});

test('GraphML declares each key before it is used, and has every node and link', () => {
  const root = written('graphml').documentElement;
  const inOrder = [...root.querySelectorAll('key, data')];
  const declared = inOrder.filter(({ tagName }) => tagName === 'key');
  expect(inOrder.slice(0, declared.length)).toEqual(declared);
  expect(attributes(declared, 'id')).toEqual(
    expect.arrayContaining(attributes(root.querySelectorAll('data'), 'key')),
  );
  const nodes = [...root.querySelectorAll('node:not([id^="site::"])')];
  expect(attributes(nodes, 'id').toSorted()).toEqual(graph.nodes.map(({ id }) => id).toSorted());
  const edges = [...root.querySelectorAll('edge')];
  expect(edges.map((edge) => ['source', 'target'].map((end) => edge.getAttribute(end)))).toEqual(
    graph.edges.map(({ source, target }) => [source, target]),
  );
});
