import { plural } from '../counts.ts';
import { wanServiceNames } from '../topology/topology-words.ts';

/** What a design chooses between sites from. */
export const wanNames = {
  'internet-vpn': wanServiceNames['internet-vpn'],
  mpls: wanServiceNames.mpls,
  'mpls-with-vpn': `${wanServiceNames.mpls}, ${wanServiceNames['internet-vpn']} as backup`,
  'leased-line': plural(2, wanServiceNames['leased-line']),
} as const;
