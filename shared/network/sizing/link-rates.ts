import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { because, type InputsOf } from '../reasons/because.ts';
import { mailRelays } from '../requirements/added-public-servers.ts';
import { peopleOf } from '../requirements/effective-sites.ts';
import type { SiteFigures } from '../requirements/figures-of-sites.ts';
import { everythingAt, internetStated, statedAt } from '../requirements/serves.ts';
import { hasTunnel, leavesLocally, wanKindAt, wanStated, wayOutStated } from '../requirements/site-terms.ts';
import { statedOrOffered } from './offered-rates.ts';
import { type RemotePeople, remoteStated } from './remote-people.ts';
import { replicationOf } from './replication.ts';
import { insideServers } from './server-rows.ts';
import type { SharedRate } from './shared-rate.ts';
import { growthFactor } from './size-site.ts';

export interface LinkRate {
  readonly mbps: number;
  readonly because: Because;
}

/** The line of a site, and what it has to carry. */
export interface SiteRate extends LinkRate {
  readonly neededMbps: number;
}

/**
 * Whether what a site states is the line that it has: the internet access under its tunnel, which is planned as it is and on which all
 * else rides, too. A line that is bought for the way to the hub alone is at least what it has to carry.
 */
export const hasStatedAccess = (requirements: Requirements, site: Site): boolean =>
  site.wanMbps > 0 && wanKindAt(requirements, site) === 'internet-vpn';

const siteLine = (requirements: Requirements, site: Site, neededMbps: number, isHub: boolean): number =>
  !isHub && hasStatedAccess(requirements, site) ? site.wanMbps : statedOrOffered(site.wanMbps, neededMbps);

/** An access to the internet: `mbps` is what is received, or sent where that is more. */
export interface InternetRate extends LinkRate {
  /** What is sent into it, where that differs. */
  readonly uploadMbps?: number;
}

/**
 * The line of a site to the hub, in Mbit/s: what its people need at the busy hour, or its calls and the cameras that are watched from
 * elsewhere if that is more; at least what is stated, and a tunnel just that. Guests use it where the site does not reach the internet by an access of its own.
 */
export function wanRate(
  requirements: Requirements,
  site: Site,
  index: number,
  figures: SiteFigures,
  isHub: boolean,
): SiteRate {
  const { mbpsPerPhone, mbpsPerCamera, watchedShare, mbpsPerGuest, statedBy } = figures;
  const growth = growthFactor(requirements);
  const people = peopleInputs(site, requirements, figures, !leavesLocally(requirements, site));
  const cameras = up(site.cameras * watchedShare);
  const devicesMbps = (site.phones * mbpsPerPhone + cameras * mbpsPerCamera) * growth;
  const guests = leavesLocally(requirements, site) ? 0 : site.guests;
  const neededMbps = up(
    Math.max(people.people * people.mbpsPerPerson * growth, devicesMbps) + guests * mbpsPerGuest * growth,
  );
  const mbps = siteLine(requirements, site, neededMbps, isHub);
  return {
    mbps,
    neededMbps,
    because: because(
      'wan-circuit',
      {
        mbps,
        ...people,
        phones: site.phones,
        cameras,
        guests,
        mbpsPerPhone,
        mbpsPerCamera,
        ...(figures.statedLeavingMbps > 0 && { isLeavingStated: true }),
        mbpsPerGuest,
        growthFactor: rounded(growth),
        neededMbps,
        statedMbps: site.wanMbps,
      },
      [
        ...(site.wanMbps > 0 ? [statedAt(requirements, index, 'wanMbps')] : []),
        ...everythingAt(requirements, index, site),
        ...statedBy.people,
        ...statedBy.cameras,
        ...(guests > 0 ? statedBy.guests : []),
      ],
    ),
  };
}

/**
 * The line of a data centre that is not the hub: what the other sites draw from it, copies of its data, and its public servers as far
 * as it has no internet access of its own by which they are reached.
 */
export function dataCentreRate(
  requirements: Requirements,
  site: Site,
  index: number,
  { drawn, centres }: { readonly drawn: SharedRate; readonly centres: readonly Site[] },
  figures: SiteFigures,
): SiteRate {
  const published = leavesLocally(requirements, site) ? 0 : site.publicServers;
  const publicMbps = up(published * figures.mbpsPerPublicServer * growthFactor(requirements));
  const replication = replicationOf(site, centres, drawn.mbps + publicMbps, figures);
  const neededMbps = up(drawn.mbps + replication.mbps + publicMbps);
  const mbps = siteLine(requirements, site, neededMbps, false);
  const statedMbps = site.wanMbps;
  return {
    mbps,
    neededMbps,
    because: because(
      'data-centre-circuit',
      {
        mbps,
        ...sharedInputs(drawn),
        replicationMbps: replication.mbps,
        ...(replication.isAssumed && { isReplicationAssumed: true }),
        publicMbps,
        neededMbps,
        statedMbps,
      },
      [
        ...(statedMbps > 0 ? [statedAt(requirements, index, 'wanMbps')] : []),
        statedAt(requirements, index, 'servers'),
        ...(site.publicServers > 0
          ? [statedAt(requirements, index, 'publicServers'), ...wayOutStated(index, site)]
          : []),
      ],
    ),
  };
}

/** What the hub's internet access carries beside its own people. */
export interface HubTraffic {
  /** Traffic of other sites that reaches the internet there. */
  readonly leaving: SharedRate | undefined;
  /** Tunnels that end there. */
  readonly tunnels: SharedRate | undefined;
  /** Public servers elsewhere that are published there. */
  readonly publicServers: number;
  /** A data centre whose servers no other site of the design uses. */
  readonly isAlone: boolean;
  /**
   * People whose tunnels end there. It is counted once: policies let them reach hosts inside alone, and their clients send into the
   * tunnel what goes there (`zone-rules.ts`, `remote-access.ts` of the configuration).
   */
  readonly remote: RemotePeople | undefined;
}

/**
 * The hub's internet access: as stated; else what its people and guests use, the other sites' traffic that leaves there, the
 * tunnels that ride on it, those of people who work from elsewhere too, and what its public servers send.
 */
export function hubInternetRate(
  requirements: Requirements,
  site: Site,
  index: number,
  { leaving, tunnels, publicServers, isAlone, remote }: HubTraffic,
  figures: SiteFigures,
): InternetRate {
  const growth = growthFactor(requirements);
  const { mbpsPerGuest, mbpsPerServer, mbpsPerPublicServer, uploadShare, statedBy } = figures;
  const people = peopleInputs(site, requirements, figures, true);
  const ownMbps = people.people * people.mbpsPerPerson * growth;
  const guestMbps = site.guests * mbpsPerGuest * growth;
  // People's own traffic has their mail in it.
  const published = site.publicServers + publicServers - mailRelays(requirements);
  const publicMbps = published * mbpsPerPublicServer * growth;
  const serversMbps = isAlone ? insideServers(site) * mbpsPerServer * growth : 0;
  const [leavingMbps, tunnelsMbps] = [leaving?.mbps ?? 0, tunnels?.mbps ?? 0];
  const devicesMbps = site.cameras * figures.statedLeavingMbps * growth;
  // Who comes in by a tunnel is counted with growth; what rides in it is that of both directions.
  const remoteMbps = (remote?.hosts ?? 0) * figures.mbpsPerRemotePerson;
  const served = publicMbps + serversMbps + tunnelsMbps + devicesMbps + remoteMbps;
  const neededMbps = up(ownMbps + guestMbps + leavingMbps + served);
  const sent = up((ownMbps + guestMbps + leavingMbps) * uploadShare + served);
  const rates = internetRates(requirements, neededMbps, sent, requirements.bandwidth);
  const others = leaving ?? tunnels;
  return {
    ...rates.line,
    because: because(
      'hub-internet',
      {
        ...rates.inputs,
        ...people,
        guests: site.guests,
        mbpsPerGuest,
        growthFactor: rounded(growth),
        leavingMbps,
        tunnelsMbps,
        publicMbps: up(publicMbps),
        serversMbps: up(serversMbps),
        ...(devicesMbps > 0 && { devicesMbps: up(devicesMbps) }),
        ...(remote && { remotePeople: remote.hosts, mbpsPerRemotePerson: figures.mbpsPerRemotePerson }),
        ...(others && sharedInputs(others)),
        neededMbps,
        neededUploadMbps: sent,
      },
      [
        ...internetStated(requirements, index, site),
        ...statedBy.people,
        ...statedBy.guests,
        ...(devicesMbps > 0 ? statedBy.cameras : []),
        ...(remote ? remoteStated(remote) : []),
      ],
    ),
  };
}

/** A site's own internet access: as stated; else for the tunnels that ride on it, and what leaves by it. */
export function siteInternetRate(
  requirements: Requirements,
  site: Site,
  index: number,
  wan: SiteRate,
  figures: SiteFigures,
): InternetRate {
  const growth = growthFactor(requirements);
  const { mbpsPerGuest, mbpsPerPublicServer, uploadShare, statedBy } = figures;
  const isLocal = leavesLocally(requirements, site);
  const isStated = hasStatedAccess(requirements, site);
  const tunnelMbps = hasTunnel(requirements, site) ? (isStated ? wan.neededMbps : wan.mbps) : 0;
  const guests = isLocal ? site.guests : 0;
  const people = peopleInputs(site, requirements, figures, true);
  const ownMbps = isLocal ? people.people * people.mbpsPerPerson * growth : 0;
  const guestMbps = guests * mbpsPerGuest * growth;
  const publicMbps = isLocal ? site.publicServers * mbpsPerPublicServer * growth : 0;
  const neededMbps = up(Math.max(ownMbps, tunnelMbps) + guestMbps + publicMbps);
  // The tunnel's rate is that of both directions.
  const sent = up(Math.max(ownMbps * uploadShare, tunnelMbps) + guestMbps * uploadShare + publicMbps);
  const stated = isStated ? site.wanMbps : 0;
  // As fast as the tunnel alone, whose rate is on offer, where nothing else is on it.
  const rates = internetRates(
    requirements,
    neededMbps,
    sent,
    { download: stated, upload: stated },
    tunnelMbps,
  );
  return {
    ...rates.line,
    because: because(
      'site-internet',
      {
        ...rates.inputs,
        ...(isLocal && people),
        tunnelMbps,
        guests,
        mbpsPerGuest,
        publicMbps: up(publicMbps),
        growthFactor: rounded(growth),
        neededMbps,
        neededUploadMbps: sent,
      },
      [
        ...everythingAt(requirements, index, site),
        ...(tunnelMbps > 0 ? [wanStated(index, site)] : []),
        ...(isStated ? [statedAt(requirements, index, 'wanMbps')] : []),
        ...wayOutStated(index, site),
        ...(isLocal ? [...statedBy.people, ...statedBy.guests] : []),
      ],
    ),
  };
}

/** What all other sites’ circuits bring to the hub's device, where one line takes them in together; at least as stated. */
export function hubCircuitRate(shared: SharedRate, statedMbps: number, serves: string[]): LinkRate {
  const mbps = statedOrOffered(statedMbps, shared.mbps);
  return {
    mbps,
    because: because(
      'hub-line',
      { mbps, ...sharedInputs(shared), neededMbps: shared.mbps, statedMbps },
      serves,
    ),
  };
}

const sharedInputs = ({ circuits, sumMbps, concurrency }: SharedRate) => ({
  circuits,
  circuitsMbps: sumMbps,
  concurrency,
});

/** Received and sent: as stated, both the same on a symmetric line; else the next on offer. */
function internetRates(
  { bandwidth: { symmetric } }: Requirements,
  neededMbps: number,
  sentMbps: number,
  stated: { readonly download: number; readonly upload: number },
  leastMbps = 0,
): {
  readonly line: Pick<InternetRate, 'mbps' | 'uploadMbps'>;
  readonly inputs: Pick<
    InputsOf<'hub-internet'>,
    'mbps' | 'uploadMbps' | 'statedMbps' | 'statedUploadMbps' | 'isSymmetric'
  >;
} {
  const both = Math.max(stated.download, stated.upload);
  const statedDown = symmetric ? both : stated.download;
  const statedUp = symmetric ? both : stated.upload;
  const offered = (mbps: number) => statedOrOffered(leastMbps, mbps);
  // No access sends faster than it receives.
  const bought = () => offered(symmetric ? Math.max(neededMbps, sentMbps) : neededMbps);
  const down = statedDown > 0 ? statedDown : Math.max(bought(), statedUp);
  const sent = symmetric ? down : statedUp > 0 ? statedUp : Math.min(down, offered(sentMbps));
  const mbps = Math.max(down, sent);
  return {
    line: { mbps, ...(sent !== mbps && { uploadMbps: sent }) },
    inputs: {
      mbps: down,
      uploadMbps: sent,
      statedMbps: statedDown,
      statedUploadMbps: statedUp,
      isSymmetric: symmetric,
    },
  };
}

const peopleInputs = (
  site: Site,
  { services }: Requirements,
  { mbpsPerPerson, mbpsPerPersonWithCloud, statedBy }: SiteFigures,
  isToInternet: boolean,
) => ({
  people: peopleOf(site),
  wired: site.wiredUsers,
  wireless: site.wirelessUsers,
  mbpsPerPerson: isToInternet && services.cloud.length > 0 ? mbpsPerPersonWithCloud : mbpsPerPerson,
  ...(statedBy.people.length > 0 && { isMean: true }),
});

/** Whole Mbit/s, tolerating floating-point errors. */
const up = (mbps: number): number => Math.max(0, Math.ceil(mbps - 1e-9));
const rounded = (factor: number): number => Number(factor.toFixed(2));
