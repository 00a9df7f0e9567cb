import type { Content } from 'pdfmake/interfaces';
import { type SiteAvailability, siteAvailability } from '#shared/network/failures/availability.ts';
import { hoursOf, percentage, spentHours } from '#shared/network/failures/availability-words.ts';
import { failureHours } from '#shared/network/failures/unavailability.ts';
import { alikeSites, titleOfAlike } from './alike-sites.ts';
import { laterSection, note } from './headings.ts';
import { listed, number } from './numbers.ts';
import type { ReportInput } from './report-input.ts';
import { table } from './table.ts';
import { shortened } from './words.ts';

/** How long each site is expected to be without the internet in a year, and what takes most of it. */
export function availabilitySection(input: Pick<ReportInput, 'topology' | 'design'>): Content[] {
  const { topology } = input;
  const sites = siteAvailability(topology);
  if (sites.length === 0) return [];
  const labels = new Map(topology.nodes.map(({ id, label }) => [id, label]));
  for (const { id, source, target } of topology.edges)
    labels.set(id, `${labels.get(source) ?? source} – ${labels.get(target) ?? target}`);
  const rows = new Map(
    sites.map((site) => [
      site.site,
      [[`~${percentage(site.availability)}`, spentHours(site.downHours), causesOf(site, labels)]],
    ]),
  );
  return [
    laterSection('Availability'),
    table(
      [
        { title: 'Site', width: 130 },
        { title: 'Availability', width: 60, align: 'right' },
        { title: 'A year', width: 60, align: 'right' },
        { title: 'What takes most of it', width: '*' },
      ],
      alikeSites(rows, input).flatMap((kind) =>
        kind.rows.map((cells) => [shortened(titleOfAlike(kind), 90), ...cells]),
      ),
    ),
    note(assumptions()),
  ];
}

/** Causes that are told of one site. */
const mostCauses = 3;

const causesOf = ({ causes }: SiteAvailability, labels: ReadonlyMap<string, string>): string =>
  causes
    .slice(0, mostCauses)
    .map(
      ({ elements, unavailability }) =>
        `${elements.map((id) => labels.get(id) ?? id).join(' with ')} (${spentHours(hoursOf(unavailability))})`,
    )
    .join('; ');

function assumptions(): string {
  const assumed = (
    [
      ['a switch', failureHours.switch],
      ['a router or firewall', failureHours.router],
      ['a provider', failureHours.internet],
      ['a bought circuit', failureHours.circuit],
    ] as const
  ).map(([what, { between, repair }]) => `${number(between)} and ${repair} for ${what}`);
  return (
    'An estimate to compare plans by, not a promise: the time in which access switches do not reach the internet. ' +
    'Failures are taken as independent, power and cables as sound, with mean hours between failures and to repair of ' +
    `${listed(assumed)}.`
  );
}
