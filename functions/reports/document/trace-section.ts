import type { Content } from 'pdfmake/interfaces';
import type { Topology } from '#shared/contract/topology-items.ts';
import { alikeSites, placesOf } from '#shared/network/graph/alike-sites.ts';
import {
  type TracedRequirement,
  traceRequirements,
} from '#shared/network/requirements/trace-requirements.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { note, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { table } from './table.ts';

/** Each stated requirement with the elements that serve it, or what it lacks. */
export function traceSection({ design, topology }: ReportInput): Content[] {
  const traced = traceRequirements(design.requirements, topology);
  const labels = namesOf(topology);
  const rowOf = (one: TracedRequirement) => [one.words, servedBy(one, labels)];
  const lacking = traced.filter((one) => one.lacking !== undefined).map(rowOf);
  const served = traced.filter((one) => one.lacking === undefined);
  const rest = servedRows(served, rowOf, topology);
  const left = lacking.length + rest.length - mostRows;
  return [
    section('What serves the requirements'),
    table(
      [
        { title: 'Requirement', width: 170 },
        { title: 'Served by', width: '*' },
      ],
      [...lacking, ...rest].slice(0, mostRows),
    ),
    ...(left > 0 ? [note(`And ${formatNumber(left)} more in the design itself.`)] : []),
  ];
}

/** More rows than that are for a screen, not for paper; what lacks something comes first. */
const mostRows = 200;
/** Elements that are named one by one. */
const namedElements = 3;

/** For sites with the same requirements, served alike: the rows of the first, which say how many there are. */
function servedRows(
  served: readonly TracedRequirement[],
  rowOf: (one: TracedRequirement) => string[],
  topology: Topology,
): string[][] {
  const bySite = Map.groupBy(served, ({ at }) => at?.site ?? '');
  const places = placesOf(topology);
  const shapes = new Map(
    [...bySite].map(([site, own]) => [
      site,
      own.map(({ at, words, elements }) => [
        at?.what ?? words,
        elements.length,
        elements.slice(0, namedElements).map(places(site)),
      ]),
    ]),
  );
  return alikeSites(shapes).flatMap(([first = '', ...others]) =>
    (bySite.get(first) ?? [])
      .map(rowOf)
      .map(([words = '', by = '']) => [
        others.length === 0 ? words : `${words}, and likewise at ${formatCount(others.length, 'other site')}`,
        by,
      ]),
  );
}

function servedBy({ elements, lacking }: TracedRequirement, labels: ReadonlyMap<string, string>): string {
  const names = joinSome(
    elements.map((id) => labels.get(id) ?? id),
    namedElements,
  );
  if (lacking === undefined) return names;
  const sentence = `Missing: ${lacking}`;
  return names === '' ? sentence : `${sentence} So far: ${names}`;
}

function namesOf({ nodes, edges, subnets }: Topology): Map<string, string> {
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  for (const { id, source, target } of edges)
    names.set(id, `${names.get(source) ?? source} – ${names.get(target) ?? target}`);
  for (const { id, site, name } of subnets) names.set(id, `${site}: ${name}`);
  return names;
}
