import { joinAnd } from '../../vocabulary/lists.ts';
import type { DeviceContext } from './device-context.ts';
import type { Omission } from './omission.ts';

/** What a firewall is to look for, where no part of a dialect makes it do so. */
export function inspectionOmissions({ device: { hostname, inspection } }: DeviceContext): Omission[] {
  if (inspection === undefined) return [];
  const { intrusions, malware, content } = inspection;
  const what = [
    ...(intrusions === undefined ? [] : [`attacks, which are ${intrusions}`]),
    ...(malware ? ['malware'] : []),
    ...(content ? ['web sites that nobody is meant to visit'] : []),
  ];
  return [
    {
      fields: ['inspection'],
      sentence: `${hostname} does not look into what its policies allow, and is meant to look for ${joinAnd(what)}: that is switched on by hand, with the profiles of its maker.`,
    },
  ];
}
