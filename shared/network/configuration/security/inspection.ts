import type { Inspection } from '../../../contract/configuration/security.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { LogicalDevice } from '../view/link-end.ts';

/**
 * What a firewall looks for, as the design asks: a next-generation one stops attacks unless they are to be reported alone,
 * unified threat management looks for malware as well.
 */
export function inspectionOf(
  { kind, members }: Pick<LogicalDevice, 'kind' | 'members'>,
  { securityRequirements }: Requirements,
): Inspection | undefined {
  const { firewall, ids, ips, contentFiltering: content } = securityRequirements;
  if (kind !== 'firewall') return undefined;
  const isUsual = firewall === 'enterprise' || firewall === 'utm';
  const malware = firewall === 'utm';
  const looksForAttacks = ips || ids || isUsual;
  if (!looksForAttacks && !malware && !content) return undefined;
  const isReported = ids && !ips;
  return {
    ...(looksForAttacks && { intrusions: isReported ? 'reported' : 'stopped' }),
    malware,
    content,
    from: members.map(({ id }) => id),
  };
}
