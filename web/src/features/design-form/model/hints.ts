import type { Requirements } from '#shared/contract/requirements.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import type { StepId } from '#web/documents/designs/model/steps.ts';
import { readCount } from '#web/ui/form/number-text.ts';
import { chosenSites, type FormValues, type SiteRow, textAt } from './form-values.ts';
import { totals } from './totals.ts';

/** A hint that a colleague might give; it does not prevent saving. */
export interface Hint {
  readonly step: StepId;
  readonly sentence: string;
}

/** What looks unintended in the form as it stands. */
export function hints(values: FormValues): readonly Hint[] {
  return [...siteHints(values), ...segmentHints(values), ...securityHints(values)];
}

function siteHints(values: FormValues): Hint[] {
  const sites = chosenSites(values);
  const { wired, wireless, guests, devices } = totals(values);
  if (wired + wireless + guests + devices === 0)
    return [
      { step: 'sites', sentence: 'Enter at least one user or device: there is nothing to plan for yet.' },
    ];
  const empty = sites.filter(hasNoUsers);
  const repeated = sites.find(({ name }, index) => name && sites.findIndex((s) => s.name === name) < index);
  return [
    ...(empty.length > 0
      ? [{ step: 'sites' as const, sentence: `${emptyNames(empty)} no users or devices yet.` }]
      : []),
    ...(repeated
      ? [
          {
            step: 'sites' as const,
            sentence: `Two sites are called ${repeated.name}; the plan will number them.`,
          },
        ]
      : []),
  ];
}

const figures = [
  'wiredUsers',
  'wirelessUsers',
  'guests',
  'phones',
  'cameras',
  'printers',
  'servers',
] as const satisfies readonly (keyof SiteRow)[];

const hasNoUsers = (site: SiteRow): boolean => figures.every((field) => readCount(site[field]) === 0);

const emptyNames = (sites: readonly SiteRow[]): string =>
  sites.length === 1 ? `${sites[0]?.name || 'One site'} has` : `${formatNumber(sites.length)} sites have`;

function segmentHints(values: FormValues): Hint[] {
  const { wired, wireless } = totals(values);
  const staff = values.segments.filter(({ type }) => type !== 'guest' && type !== 'iot');
  const users = staff.reduce((sum, segment) => sum + readCount(segment.users), 0);
  if (users <= wired + wireless) return [];
  return [
    {
      step: 'segments',
      sentence: `The segments add up to ${formatCount(users, 'user')}, the sites to ${formatNumber(wired + wireless)}.`,
    },
  ];
}

function securityHints(values: FormValues): Hint[] {
  const stated = (field: SecurityField) => textAt(values, securityPath(field));
  if (stated('firewall') !== 'none') return [];
  const needs = [
    ...guarded.filter((field) => stated(field) === 'true').map(named),
    ...(stated('remoteAccess') === 'vpn' ? [`${named('remoteAccess')} by VPN`] : []),
  ];
  if (needs.length > 0)
    return [{ step: 'security', sentence: `Without a firewall, nothing provides ${joinOr(needs)}.` }];
  const { guests } = totals(values);
  return guests > 0
    ? [{ step: 'security', sentence: 'Without a firewall, nothing keeps guests out of the staff networks.' }]
    : [];
}

type SecurityField = keyof Requirements['securityRequirements'];
const guarded = ['ids', 'ips', 'contentFiltering'] as const satisfies readonly SecurityField[];
const securityPath = (field: SecurityField): string => `requirements.securityRequirements.${field}`;

/** What a security requirement is called inside a sentence. */
const named = (field: SecurityField): string => wordsAt(securityPath(field)).label.toLowerCase();
