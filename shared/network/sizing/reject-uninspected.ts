import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { joinOr } from '../../vocabulary/lists.ts';

/**
 * Only a firewall looks into what it passes: the routers that stand in its place do not.
 * @throws Refusal `unprocessable`
 */
export function rejectUninspected({ securityRequirements }: Requirements): void {
  const { firewall, ids, ips, contentFiltering } = securityRequirements;
  if (firewall !== 'none') return;
  const found = [
    ...(ids ? [{ what: 'intrusion detection', field: 'ids' }] : []),
    ...(ips ? [{ what: 'intrusion prevention', field: 'ips' }] : []),
    ...(contentFiltering ? [{ what: 'content filtering', field: 'contentFiltering' }] : []),
  ];
  if (found.length === 0) return;
  const which = joinOr(found.map(({ what }) => what));
  throw new Refusal(
    'unprocessable',
    `No firewall is planned, and a router does no ${which}. Choose a firewall, or leave ${found.length === 1 ? 'that' : 'those'} out.`,
    {
      fields: [
        { field: 'requirements.securityRequirements.firewall', message: `must not be “none” with ${which}` },
        ...found.map(({ field }) => ({
          field: `requirements.securityRequirements.${field}`,
          message: 'needs a firewall',
        })),
      ],
    },
  );
}
