import type { Category } from '../contract/device.ts';
import { interfaceKinds } from './netbox-interfaces.ts';
import { DeviceType } from './netbox-type.ts';

/** A category, and what implied it. */
export interface LikelyCategory {
  readonly category: Category;
  readonly by: 'name' | 'ports';
}

/** What a device type's name or interfaces say that it is; undefined if they do not say. */
export function likelyCategory(value: unknown): LikelyCategory | undefined {
  const parsed = DeviceType.safeParse(value);
  if (!parsed.success) return undefined;
  const { manufacturer, model, interfaces = [] } = parsed.data;
  const named = families.find(([family]) => family.test(`${manufacturer} ${model}`));
  if (named !== undefined) return { category: named[1], by: 'name' };
  if (interfaces.some(({ type }) => /^(ieee802\.11|other-wireless)/.test(type)))
    return { category: 'ap', by: 'ports' };
  const ports = interfaces.filter(({ type, mgmt_only }) => interfaceKinds.has(type) && mgmt_only !== true);
  return ports.length >= leastSwitchPorts ? { category: 'switch', by: 'ports' } : undefined;
}

/** Routers and firewalls with fixed ports rarely have this many. */
const leastSwitchPorts = 20;

/** Families by manufacturer and name; the first that fits counts. */
const families: readonly (readonly [RegExp, Category])[] = [
  [
    /\bair-(ct|wlc)|\b(catalyst |c)9800|\bmobility (controller|conductor)|\baruba 7[02]\d\d\b|\bfortiwlc/i,
    'wlan-controller',
  ],
  [
    /\bforti ?(gate|wifi)|\b(fg|fwf)-\d|\bfirepower|\bfpr-?\d|\bsecure firewall|\basa ?-?55|\bsrx-?\d|\bpa-\d{3}|\b(xgs|nsa|tz) ?-?\d|\bmeraki mx-?\d|\bcheck ?point|\bwatchguard|\bpfsense|\bnetgate/i,
    'firewall',
  ],
  [
    /\bisr\b|\bisr ?\d|\basr ?-?\d|\bncs ?-?\d|\bcsr ?\d|\b(catalyst |c)8[235]\d\d|\bc11\d\d|\bjuniper (mx|ptx|acx)-?\d|\bccr\d|\brb\d|\bl009|\bhex\b|\bedge ?router|\ber-?(x|lite|\d)|\bdream machine|\budm|\bvyos/i,
    'router',
  ],
  [
    /\bpoweredge|\bproliant|\bucs|\bthinksystem|\bprimergy|\bsupermicro|\bsys-\d|\bas -?\d{4}|\bsynergy/i,
    'server',
  ],
  [/\bforti ?ap|\bair-(c?ap|lap|sap)|\baironet|\bmeraki (mr|cw)\d|\b(catalyst |c)91[0-9]{2}a?x/i, 'ap'],
  [
    /\bforti ?switch|\bpowerswitch|\bmeraki ms\d|\b(catalyst |c)(1[023]|2\d|3\d|9[2-6])\d\d|\bnexus|\bjuniper (ex|qfx)-?\d|\bicx ?-?\d|\bc[rs]s\d{3}|\bedgeswitch|\bunifi switch|\busw-|\bprocurve|\bofficeconnect|\bnetgear (gs|gsm|jgs|xs|m4|prosafe)|\btl-s[gxl]\d/i,
    'switch',
  ],
];
