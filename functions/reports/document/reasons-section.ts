import type { Content } from 'pdfmake/interfaces';
import type { Because } from '#shared/contract/because.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import type { ReasonText } from '#shared/network/reasons/rule.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { note, paragraph, section } from './headings.ts';
import { table } from './table.ts';

/** Why each element is there: the rule and the arithmetic, elements with the same reason together. */
export function reasonsSection(topology: Topology): Content[] {
  const rules = Map.groupBy(reasonsOf(topology), (reason) => reason.rule);
  return [
    section('Appendix: reasons'),
    paragraph('Every device, link and subnet follows from a rule and the figures that went into it.'),
    ...[...rules].flatMap(([rule, reasons]) => ruleTable(rule, reasons)),
  ];
}

interface Reason extends ReasonText {
  readonly elements: string[];
}

/** Rows of one rule; the rest is in the design itself. */
const mostRows = 60;

function ruleTable(rule: string, reasons: readonly Reason[]): Content[] {
  const left = reasons.length - mostRows;
  return [
    table(
      [
        { title: 'Elements', width: 170 },
        { title: 'Arithmetic', width: '*' },
      ],
      reasons.slice(0, mostRows).map(({ elements, arithmetic }) => [namesOf(elements), arithmetic]),
      rule,
    ),
    ...(left > 0 ? [note(`${formatNumber(left)} more in the design itself.`)] : []),
  ];
}

function reasonsOf(topology: Topology): Reason[] {
  const reasons = new Map<string, Reason>();
  const add = (name: string, because: Because | undefined) => {
    if (because === undefined) return;
    const key = JSON.stringify([because.rule, because.inputs]);
    const reason = reasons.get(key);
    if (reason === undefined) reasons.set(key, { ...reasonText(because), elements: [name] });
    else reason.elements.push(name);
  };
  const labels = new Map(topology.nodes.map((node) => [node.id, node.label]));
  const end = (id: string) => labels.get(id) ?? id;
  for (const node of topology.nodes) add(node.label, node.because);
  for (const edge of topology.edges) {
    const isBackbone = edge.type === 'wan' || edge.bandwidthMbps === undefined || edge.bandwidthMbps > 1_000;
    if (isBackbone && edge.type !== 'wireless')
      add(`${end(edge.source)} – ${end(edge.target)}`, edge.because);
  }
  for (const subnet of topology.subnets) {
    if (subnet.purpose !== 'loopback' && subnet.purpose !== 'transit')
      add(`${subnet.site}: ${subnet.name}`, subnet.because);
  }
  return [...reasons.values()];
}

const namesOf = (elements: readonly string[]): string => joinSome(elements, 4);
