import type { Content } from 'pdfmake/interfaces';
import { type SiteAvailability, siteAvailability } from '#shared/network/failures/availability.ts';
import { hoursOf, percentage, spentHours } from '#shared/network/failures/availability-words.ts';
import { failureHours } from '#shared/network/failures/unavailability.ts';
import { alikeSites, placesOf, titleOfAlike } from '#shared/network/graph/alike-sites.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { shortened } from '../../pdf/words.ts';
import { type Names, namesOf } from './element-names.ts';
import { headed, laterSection, note } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { table } from './table.ts';

/** How long each site is expected to be without the internet in a year, and what takes most of it. */
export function availabilitySection(input: Pick<ReportInput, 'topology' | 'design'>): Content[] {
  const { topology } = input;
  const sites = siteAvailability(topology);
  if (sites.length === 0) return [];
  const [names, places] = [namesOf(topology), placesOf(topology)];
  const bySite = new Map(sites.map((site) => [site.site, site]));
  const shapes = new Map(sites.map((site) => [site.site, rowOf(site, places(site.site))]));
  return headed(laterSection('Availability'), [
    note(assumptions()),
    table(
      [
        { title: 'Site', width: 130 },
        { title: 'Availability', width: 60, align: 'right' },
        { title: 'A year', width: 60, align: 'right' },
        { title: 'Main causes', width: '*' },
      ],
      alikeSites(shapes).flatMap((alike) => {
        const site = bySite.get(alike[0] ?? '');
        return site === undefined ? [] : [[shortened(titleOfAlike(alike), 90), ...rowOf(site, names)]];
      }),
    ),
  ]);
}

const rowOf = (site: SiteAvailability, names: Names): string[] => [
  `~${percentage(site.availability)}`,
  spentHours(site.downHours),
  causesOf(site, names),
];

/** Causes that are shown for one site. */
const mostCauses = 3;

const causesOf = ({ causes }: SiteAvailability, names: Names): string =>
  causes
    .slice(0, mostCauses)
    .map(
      ({ elements, unavailability }) =>
        `${elements.map(names).join(' with ')} (${spentHours(hoursOf(unavailability))})`,
    )
    .join('; ');

function assumptions(): string {
  const assumed = (
    [
      ['a switch', failureHours.switch],
      ['a router or firewall', failureHours.router],
      ['a provider', failureHours.internet],
      ['a provider’s circuit', failureHours.circuit],
    ] as const
  ).map(([what, { between, repair }]) => `${formatNumber(between)} and ${repair} for ${what}`);
  return (
    'An estimate for comparing plans, not a guarantee: the time in which access switches cannot reach the internet. ' +
    'Failures are assumed to be independent, and power and cables not to fail. Mean hours between failures and to repair: ' +
    `${joinAnd(assumed)}.`
  );
}
