import type { Content } from 'pdfmake/interfaces';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { answersToIssues } from '#shared/network/existing/answers.ts';
import { type Inventory, inventoryOf } from '#shared/network/existing/inventory.ts';
import { type MigrationStep, migrationSteps } from '#shared/network/existing/migration-steps.ts';
import { shapeAndAddresses } from '#shared/network/existing/shape-and-addresses.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { shortened } from '../../pdf/words.ts';
import { headed, note, paragraph, section, subsection } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { table } from './table.ts';

/** What becomes of the existing network, and how the plan addresses its problems; nothing if there is none. */
export function existingSection({ design, topology }: ReportInput): Content[] {
  if (!design.isExistingNetwork) return [];
  const existing = design.existingNetworkDetails;
  const inventory = inventoryOf(existing, topology);
  const answers = answersToIssues({ existing, requirements: design.requirements, graph: topology });
  return [
    section('The existing network'),
    paragraph(summaryOf(inventory)),
    ...shapeAndAddresses(existing, topology).map((sentence) => paragraph(sentence)),
    ...lines(inventory),
    ...(answers.length > 0
      ? [
          table(
            [
              { title: 'Issue', width: 110 },
              { title: 'Outcome', width: 64 },
              { title: 'How the plan answers it', width: '*' },
            ],
            answers.map(({ issue, isAnswered, sentences }) => [
              fieldText(wordsAt('existingNetworkDetails.currentIssues'), issue),
              isAnswered ? 'answered' : 'not answered',
              sentences.join(' '),
            ]),
            'Known issues',
          ),
        ]
      : []),
    ...places(topology.nodes),
    ...questions(inventory),
    ...migration(migrationSteps({ existing, graph: topology })),
  ];
}

/** What only the owner of the devices can say. */
function questions({ lines: listed }: Inventory): Content[] {
  const asked = [...new Set(listed.flatMap(({ question }) => question?.sentence ?? []))];
  const [first, ...others] = asked.map((one) => paragraph(one));
  return first === undefined ? [] : headed(subsection('Open questions'), [first, ...others]);
}

/** The order in which the existing network gives way to the plan, each step with the way back. */
function migration(steps: readonly MigrationStep[]): Content[] {
  if (steps.length === 0) return [];
  return [
    table(
      [
        { title: 'Step', width: 92 },
        { title: 'What is done', width: '*' },
        { title: 'Done when', width: 100 },
        { title: 'Way back', width: 96 },
      ],
      steps.map(({ title, actions, doneWhen, rollBack }, index) => [
        `${index + 1}. ${title}`,
        actions.join('\n'),
        doneWhen,
        rollBack,
      ]),
      'Migration',
    ),
  ];
}

function summaryOf({ lines: listed, devices: { kept, replaced, new: added } }: Inventory): string {
  if (listed.length === 0)
    return 'The design lists no device of the existing network: the whole plan counts as new.';
  const left = listed.reduce((sum, line) => sum + line.left, 0);
  return (
    `Of the ${formatCount(kept + replaced + added, 'device')} of the plan, ${formatNumber(kept)} are kept from the existing network, ` +
    `${formatNumber(replaced)} replace one of its devices and ${formatNumber(added)} are new. ` +
    (left === 0
      ? 'Every listed device has a place in the plan.'
      : `${formatCount(left, 'listed device')} ${plural(left, 'has', 'have')} no place in the plan.`)
  );
}

const lines = ({ lines: listed }: Inventory): Content[] =>
  listed.length === 0
    ? []
    : [
        table(
          [
            { title: 'Device', width: '*' },
            { title: 'There are', width: 60, align: 'right' },
            { title: 'Kept', width: 60, align: 'right' },
            { title: 'Replaced', width: 60, align: 'right' },
            { title: 'No place in the plan', width: 90, align: 'right' },
          ],
          listed.map((line) => [
            [shortened(line.name, 70), ...(line.type === undefined ? [] : [line.type])].join('\n'),
            ...[line.quantity, line.kept, line.replaced, line.left].map(formatNumber),
          ]),
          'Existing devices',
        ),
      ];

/** Rows of the table; the rest is in the design itself. */
const mostRows = 60;
/** Places that a row names. */
const namedPlaces = 6;

/**
 * Places of existing devices, with the reason why they stay or are replaced; places with the same reason share a row.
 */
function places(nodes: readonly TopologyNode[]): Content[] {
  const marked = nodes.filter(({ status }) => status === 'kept' || status === 'replaced');
  const alike = [
    ...Map.groupBy(marked, (node) => `${node.status} ${stoodThere(node)} ${reasonOf(node)}`).values(),
  ];
  if (alike.length === 0) return [];
  const left = alike.length - mostRows;
  return [
    table(
      [
        { title: 'Existing device', width: 110 },
        { title: 'Becomes', width: 50 },
        { title: 'Places', width: 130 },
        { title: 'Why', width: '*' },
      ],
      alike
        .slice(0, mostRows)
        .flatMap((group) =>
          group
            .slice(0, 1)
            .map((node) => [stoodThere(node), node.status ?? '–', placesOf(group), reasonOf(node)]),
        ),
      'Kept and replaced',
    ),
    ...(left > 0 ? [note(`${formatNumber(left)} more are in the design itself.`)] : []),
  ];
}

const placesOf = (group: readonly TopologyNode[]): string =>
  joinSome(
    group.map(({ label }) => label),
    namedPlaces,
  );

const stoodThere = ({ existing }: TopologyNode): string => shortened(existing?.device ?? '–', 60);

const reasonOf = ({ existing }: TopologyNode): string => arithmeticOf(existing?.because) || '–';
