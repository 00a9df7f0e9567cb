import { type FieldError, Refusal } from '../../contract/errors.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { formatCount, formatNumber, plural } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import { leastOwnAddresses, ownAddressCount } from '../requirements/own-as.ts';
import { mostStaff, staffSegments, totalOf, usersOf } from '../requirements/staff-counts.ts';
import { segmentField } from '../requirements/subnet-segments.ts';
import { rejectCrowdedSites } from './reject-crowded-sites.ts';
import { rejectUninspected } from './reject-uninspected.ts';

/**
 * Rejects requirements that contradict each other, before anything is sized.
 * @throws Refusal `unprocessable` with a sentence on what would work, and the fields to change.
 */
export function rejectContradictions(sites: readonly Site[], requirements: Requirements): void {
  for (const [index, site] of sites.entries()) {
    rejectPublicServers(site, index, requirements);
    rejectMoreOutdoors(site, index);
  }
  rejectTooManyInSegments(sites, requirements);
  rejectAsymmetry(requirements);
  rejectUnusableAs(requirements);
  rejectWithoutIpv4(sites, requirements);
  rejectPoweredPeople(requirements);
  rejectUnasked(sites, requirements);
  rejectUninspected(requirements);
}

/** People bring computers with power of their own: only devices are powered over their cables. */
function rejectPoweredPeople({ segments }: Requirements): void {
  const index = segments.findIndex(({ type, poe }) => type !== 'iot' && poe !== undefined);
  const segment = segments[index];
  if (segment === undefined) return;
  throw refusal(
    `PoE is stated for “${segment.name}”, whose hosts are people. State it for segments of the type IoT.`,
    [{ field: `${segmentField(index)}.poe`, message: 'applies to segments of the type IoT' }],
  );
}

/** Controllers that the servers ask, where there are none inside. */
function rejectUnasked(sites: readonly Site[], { segments }: Requirements): void {
  if (sites.some(({ servers, publicServers }) => servers > publicServers)) return;
  for (const [index, { name, speaks }] of segments.entries()) {
    const row = speaks.findIndex(({ from }) => from === undefined);
    if (row >= 0)
      throw refusal(
        `The controllers of “${name}” are asked by the servers, and no site has one. Add the servers that ask them to a site, or choose the segment whose hosts do.`,
        [{ field: `${segmentField(index)}.speaks[${row}].from`, message: 'needs servers at a site' }],
      );
  }
}

function rejectMoreOutdoors({ name, cameras, outdoorCameras = 0 }: Site, index: number): void {
  if (outdoorCameras <= cameras) return;
  throw refusal(
    `“${name}” has ${formatCount(cameras, 'camera or other device', 'cameras and other devices')}, but ${formatNumber(outdoorCameras)} of them are outdoors. Give it at least ${formatNumber(outdoorCameras)}, or put fewer outdoors.`,
    [
      {
        field: `requirements.sites[${index}].outdoorCameras`,
        message: `must not be more than the ${formatNumber(cameras)} of the site`,
      },
    ],
  );
}

function rejectPublicServers(site: Site, index: number, { securityRequirements }: Requirements): void {
  const { name, servers, publicServers } = site;
  const at = `requirements.sites[${index}]`;
  if (publicServers > servers)
    throw refusal(
      `“${name}” has ${formatCount(servers, 'server')}, but ${formatNumber(publicServers)} are marked as public. Give it at least ${formatCount(publicServers, 'server')}, or make fewer of them public.`,
      [
        {
          field: `${at}.publicServers`,
          message: `must not be more than the ${formatCount(servers, 'server')} of the site`,
        },
      ],
    );
  if (publicServers > 0 && securityRequirements.firewall === 'none')
    throw refusal(
      `At “${name}” ${formatCount(publicServers, 'server')} ${plural(publicServers, 'is', 'are')} marked as public, but no firewall is planned. Choose a firewall, or make no server public.`,
      [
        {
          field: 'requirements.securityRequirements.firewall',
          message: 'must not be “none” while there are public servers',
        },
        { field: `${at}.publicServers`, message: 'needs a firewall' },
      ],
    );
}

/** Segments divide the staff: they cannot have more people than there are. */
function rejectTooManyInSegments(sites: readonly Site[], { segments, sites: stated }: Requirements): void {
  const own = staffSegments(segments);
  rejectCrowdedSites(sites, own);
  const [users, staff] = [usersOf(own), totalOf(sites, mostStaff)];
  const largest = own.toSorted((a, b) => b.segment.users - a.segment.users)[0];
  if (users <= staff || largest === undefined) return;
  const people = stated.length > 0 ? 'the sites have' : 'the site has';
  const ofWhom = staff > totalOf(sites, staffOf) ? '' : ', wired and wireless';
  throw refusal(
    `The segments add up to ${formatCount(users, 'user')}, but ${people} ${formatNumber(staff)}${ofWhom}. Lower the segments’ users by ${formatNumber(users - staff)}, or add as many users to the sites.`,
    [
      {
        field: `${segmentField(largest.index)}.users`,
        message: `makes ${formatNumber(users)} with the other segments, more than the ${formatNumber(staff)} people of the sites`,
      },
    ],
  );
}

function rejectAsymmetry({ bandwidth: { symmetric, upload, download } }: Requirements): void {
  if (!symmetric || upload === 0 || download === 0 || upload === download) return;
  throw refusal(
    `A symmetric line has the same rate both ways, but ${formatRate(upload)} up and ${formatRate(download)} down are required. Enter the same figure twice, or make the line asymmetric.`,
    [{ field: 'requirements.bandwidth.upload', message: `must be ${download} on a symmetric line` }],
  );
}

/** An AS announces addresses of its own, to which a firewall behind all edge routers translates. */
function rejectUnusableAs(requirements: Requirements): void {
  const { ipScheme, securityRequirements } = requirements;
  const { asNumber } = ipScheme;
  const publicIPs = ownAddressCount(requirements);
  if (asNumber === undefined) return;
  if (publicIPs < leastOwnAddresses)
    throw refusal(
      `AS ${asNumber} needs public addresses of its own to announce: providers take ${formatNumber(leastOwnAddresses)} of them (a /24) or more, and ${formatNumber(publicIPs)} are stated. State as many, or leave the AS number empty.`,
      [
        { field: 'requirements.ipScheme.publicIPs', message: `must be at least ${leastOwnAddresses}` },
        { field: 'requirements.ipScheme.asNumber', message: 'needs public addresses of its own' },
      ],
    );
  if (securityRequirements.firewall === 'none')
    throw refusal(
      `AS ${asNumber} is announced by every edge router, so a firewall behind them has to translate to its addresses. Choose a firewall, or leave the AS number empty.`,
      [
        {
          field: 'requirements.securityRequirements.firewall',
          message: 'must not be “none” with an AS of your own',
        },
        { field: 'requirements.ipScheme.asNumber', message: 'needs a firewall' },
      ],
    );
}

/** Hosts of IPv6 alone are planned at one site, and nothing of it is reached from elsewhere by IPv4. */
function rejectWithoutIpv4(sites: readonly Site[], requirements: Requirements): void {
  const { ipScheme, securityRequirements, services } = requirements;
  if (!ipScheme.ipv6Only) return;
  const publishing = sites.findIndex(({ publicServers }) => publicServers > 0);
  const hasRemoteAccess = securityRequirements.remoteAccess !== 'none' || services.network.includes('vpn');
  const found: (FieldError & { readonly what: string })[] = [
    ...(sites.length > 1
      ? [{ what: 'several sites', field: 'requirements.sites', message: 'must be one without IPv4' }]
      : []),
    ...(publishing >= 0
      ? [
          {
            what: 'public servers',
            field: `requirements.sites[${publishing}].publicServers`,
            message: 'needs IPv4: whoever has no IPv6 would not reach them',
          },
        ]
      : []),
    ...(hasRemoteAccess
      ? [
          {
            what: 'remote access',
            field: 'requirements.securityRequirements.remoteAccess',
            message: 'needs IPv4: people connect from networks that have no IPv6',
          },
        ]
      : []),
    ...(ipScheme.asNumber === undefined
      ? []
      : [
          {
            what: 'an AS of its own',
            field: 'requirements.ipScheme.asNumber',
            message: 'announces addresses of IPv4, which nothing would have',
          },
        ]),
  ];
  if (found.length === 0) return;
  throw refusal(
    `A network without IPv4 is planned as one site that nothing reaches from outside; this one has ${joinAnd(found.map(({ what }) => what))}. Leave “IPv6 only” out and keep IPv6, or leave ${found.length === 1 ? 'that' : 'those'} out.`,
    [
      { field: 'requirements.ipScheme.ipv6Only', message: 'does not go with the rest' },
      ...found.map(({ field, message }) => ({ field, message })),
    ],
  );
}

const refusal = (sentence: string, fields: FieldError[]): Refusal =>
  new Refusal('unprocessable', sentence, { fields });
