import type { Content } from 'pdfmake/interfaces';
import { breakingPromises, type Promises, promisesOf } from '#shared/network/checks/simulated-findings.ts';
import { simulatedCheckIds } from '#shared/network/simulate/findings/simulated-finding.ts';
import type { FailureOutcome } from '#shared/network/simulate/flows/single-failures.ts';
import { differingFlows } from '#shared/network/verification/differing-flows.ts';
import { dropSentence, type NameOf } from '#shared/network/verification/drop-sentence.ts';
import { failureVerdict } from '#shared/network/verification/failure-verdict.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { type VerifiedFlow, verifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { headed, note, paragraph, section, subsection } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import type { SimulatedDesign } from './simulated-design.ts';
import { table } from './table.ts';
import { zoneTables } from './zone-tables.ts';

/** How the network was seen to work: its flows, what each failure takes, and what was not simulated. */
export function verificationSection(
  { topology, design: { requirements } }: ReportInput,
  design: SimulatedDesign,
): Content[] {
  const { simulated, failures } = design;
  if (simulated === undefined) return [];
  const { hosts } = simulated.network;
  const nameOf = networkNames(topology, hosts);
  const { matrix } = simulated.simulation;
  const flows = matrix.map(verifiedFlow);
  const promises = promisesOf(topology, requirements, matrix, hosts);
  return [
    section('Verification'),
    paragraph(
      'Every device was configured as this plan states, and the network was simulated from those configurations alone: ' +
        'layer-2 trees, neighbours, routes, gateways, address translation and policies. Each flow was followed hop by hop ' +
        'to its destination and back.',
    ),
    paragraph(sumOf(flows)),
    ...zoneTables(flows, hosts),
    ...differingTable(flows, nameOf),
    ...failureTable(failures, promises, nameOf),
    ...limits(design, topology),
  ];
}

function sumOf(flows: readonly VerifiedFlow[]): string {
  const promised = flows.filter(({ flow }) => flow.expected === 'pass').length;
  const wrong = flows.filter(({ isAsExpected }) => !isAsExpected).length;
  const all = `${formatCount(flows.length, 'flow')}: ${formatNumber(promised)} promised and ${formatNumber(flows.length - promised)} forbidden.`;
  return wrong === 0
    ? `${all} All do what the policy says.`
    : `${all} ${formatNumber(wrong)} ${wrong === 1 ? 'does' : 'do'} not do what the policy says.`;
}

/** Rows of one table; more are in the design itself. */
const mostRows = 25;

const cut = (total: number): Content[] =>
  total > mostRows
    ? [note(`${formatNumber(total - mostRows)} more are in the design’s Verification tab.`)]
    : [];

function differingTable(flows: readonly VerifiedFlow[], nameOf: NameOf): Content[] {
  const differing = differingFlows(flows, nameOf);
  if (differing.length === 0) return [];
  return [
    table(
      [
        { title: 'From', width: 110 },
        { title: 'To', width: 110 },
        { title: 'Services', width: 90 },
        { title: 'What happens', width: '*' },
      ],
      differing
        .slice(0, mostRows)
        .map(({ first: { flow }, services, happens }) => [
          nameOf(flow.source),
          nameOf(flow.destination),
          joinAnd(services),
          happens,
        ]),
      'Flows that differ',
    ),
    ...cut(differing.length),
  ];
}

/** A failure, and the flows that it takes although they have to survive it. */
interface JudgedFailure extends FailureOutcome {
  readonly broken: FailureOutcome['lost'];
}

const isHarm = ({ broken, opened, isSettled }: JudgedFailure): boolean =>
  broken.length + opened.length > 0 || !isSettled;

function failureTable(failures: readonly FailureOutcome[], promises: Promises, nameOf: NameOf): Content[] {
  if (failures.length === 0) return [];
  const judged = failures.map((failure): JudgedFailure => {
    return { ...failure, broken: breakingPromises(failure, promises).lost };
  });
  const taking = judged
    .filter((failure) => failure.lost.length > 0 || isHarm(failure))
    .toSorted((a, b) => Number(isHarm(b)) - Number(isHarm(a)) || b.lost.length - a.lost.length);
  const harmless = failures.length - taking.length;
  const summary = `${failureVerdict(judged.filter(isHarm).length)} ${formatNumber(harmless)} of ${formatNumber(failures.length)} ${plural(harmless, 'takes', 'take')} nothing from hosts that are still plugged in.`;
  if (taking.length === 0) return headed(subsection('Single failures'), [paragraph(summary)]);
  return [
    table(
      [
        { title: 'Fails', width: 120 },
        { title: 'Flows lost', width: 50, align: 'right' },
        { title: 'Have to survive', width: 70, align: 'right' },
        { title: 'For example', width: '*' },
      ],
      taking
        .slice(0, mostRows)
        .map((failure) => [
          nameOf(failure.element.id),
          formatNumber(failure.lost.length),
          failure.broken.length === 0 ? 'None' : formatNumber(failure.broken.length),
          exampleOf(failure, nameOf),
        ]),
      'What each single failure takes',
    ),
    ...cut(taking.length),
    paragraph(summary),
  ];
}

function exampleOf({ lost, broken, opened, isSettled }: JudgedFailure, nameOf: NameOf): string {
  const [first] = broken.length > 0 ? broken : lost;
  const row = first && verifiedFlow(first);
  return [
    ...(isSettled ? [] : ['Routes never settle.']),
    ...(opened.length > 0 ? [`${formatCount(opened.length, 'forbidden flow')} can then pass.`] : []),
    ...(row === undefined
      ? []
      : [
          `${row.flow.service.name} from ${nameOf(row.flow.source)} to ${nameOf(row.flow.destination)}. ${row.drop ? dropSentence(row.drop, nameOf) : ''}`,
        ]),
  ].join(' ');
}

function limits({ checks, failures }: SimulatedDesign, { subnets }: ReportInput['topology']): Content[] {
  const simulated: readonly string[] = simulatedCheckIds;
  const open = checks.flatMap(({ id, title, outcome, note: why }) =>
    simulated.includes(id) && outcome === 'not checked' ? [`${title}: ${why ?? 'not checked.'}`] : [],
  );
  const within = paragraph(
    `${failures.length > 0 ? 'Failures were simulated one at a time, never two together. ' : ''}Load, delay and radio coverage are not ` +
      'simulated; capacity is checked by rates and ports. What lies inside a provider’s network, and what runs on ' +
      'servers, is taken to work.',
  );
  const [first = within, ...others] = [...open.map(paragraph), within];
  return [
    ...headed(subsection('What was not verified'), [first, ...others]),
    ...(subnets.some(({ placeholder }) => placeholder === true)
      ? [
          note(
            'Where no provider has stated its addresses, placeholders that are reserved for documentation were simulated.',
          ),
        ]
      : []),
  ];
}
