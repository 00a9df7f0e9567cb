import { type FieldError, Refusal } from '../../contract/errors.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { hubOf, staffOf } from '../requirements/effective-sites.ts';

/**
 * Refuses requirements that cannot all be met, before anything is sized.
 *
 * @throws Refusal `unprocessable` with a sentence on what would work, and the fields to change.
 */
export function refuseContradictions(sites: readonly Site[], requirements: Requirements): void {
  for (const [index, site] of sites.entries()) refusePublicServers(site, index, requirements);
  refuseTooManyInSegments(sites, requirements);
  refuseAsymmetry(requirements);
  refuseTunnelsBeyondAccess(sites, requirements);
}

function refusePublicServers(site: Site, index: number, { securityRequirements }: Requirements): void {
  const { name, servers, publicServers } = site;
  const at = `requirements.sites[${index}]`;
  if (publicServers > servers)
    throw refusal(
      `“${name}” has ${counted(servers, 'server')}, and ${count(publicServers)} are to face outward. Give it at least ${counted(publicServers, 'server')}, or let fewer face outward.`,
      [
        {
          field: `${at}.publicServers`,
          message: `must not be more than the ${counted(servers, 'server')} of the site`,
        },
      ],
    );
  if (publicServers > 0 && securityRequirements.firewall === 'none')
    throw refusal(
      `At “${name}” ${publicServers === 1 ? '1 server is' : `${count(publicServers)} servers are`} to face outward, and no firewall is asked for. Choose a firewall, or let no server face outward.`,
      [
        {
          field: 'requirements.securityRequirements.firewall',
          message: 'must not be “none” while servers face outward',
        },
        { field: `${at}.publicServers`, message: 'needs a firewall' },
      ],
    );
}

/** Segments part the staff among themselves: they cannot have more people than there are. */
function refuseTooManyInSegments(sites: readonly Site[], { segments, sites: stated }: Requirements): void {
  const staff = sites.reduce((sum, site) => sum + staffOf(site), 0);
  const own = segments.flatMap((segment, index) =>
    segment.type === 'guest' || segment.type === 'iot' || segment.users === 0 ? [] : [{ segment, index }],
  );
  const users = own.reduce((sum, { segment }) => sum + segment.users, 0);
  const largest = own.toSorted((a, b) => b.segment.users - a.segment.users)[0];
  if (users <= staff || largest === undefined) return;
  const people = stated.length > 0 ? 'the sites have' : 'the site has';
  throw refusal(
    `The segments count ${counted(users, 'user')}, and ${people} ${count(staff)}, wired and wireless. Lower the segments’ users by ${count(users - staff)}, or give the sites as many more.`,
    [
      {
        field: `requirements.segments[${largest.index}].users`,
        message: `makes ${count(users)} with the other segments, more than the ${count(staff)} people of the sites`,
      },
    ],
  );
}

function refuseAsymmetry({ bandwidth: { symmetric, upload, download } }: Requirements): void {
  if (!symmetric || upload === 0 || download === 0 || upload === download) return;
  throw refusal(
    `A symmetric line is as fast up as down, and ${upload} Mbit/s up and ${download} Mbit/s down are asked for. Give the same figure twice, or let the line be asymmetric.`,
    [{ field: 'requirements.bandwidth.upload', message: `must be ${download} on a symmetric line` }],
  );
}

/** A tunnel cannot be faster than the internet access of the hub, on which it rides. */
function refuseTunnelsBeyondAccess(
  sites: readonly Site[],
  { wan, bandwidth, sites: stated }: Requirements,
): void {
  const access = Math.max(bandwidth.download, bandwidth.upload);
  if (wan.kind !== 'internet-vpn' || access === 0 || stated.length < 2) return;
  const hub = hubOf(sites);
  const index = sites.findIndex((site, at) => at !== hub && site.wanMbps > access);
  const site = sites[index];
  if (site === undefined) return;
  throw refusal(
    `The tunnel of “${site.name}” is to carry ${count(site.wanMbps)} Mbit/s over an internet access of ${count(access)} Mbit/s at “${sites[hub]?.name}”. Ask for at least as much internet access, for less WAN, or for leased lines.`,
    [
      {
        field: `requirements.sites[${index}].wanMbps`,
        message: `must be at most the ${count(access)} Mbit/s of internet access`,
      },
      { field: 'requirements.bandwidth.download', message: `must be at least ${count(site.wanMbps)}` },
    ],
  );
}

const refusal = (sentence: string, fields: FieldError[]): Refusal =>
  new Refusal('unprocessable', sentence, { fields });

const count = (amount: number): string => amount.toLocaleString('en-GB');

const counted = (amount: number, what: string): string =>
  `${count(amount)} ${what}${amount === 1 ? '' : 's'}`;
