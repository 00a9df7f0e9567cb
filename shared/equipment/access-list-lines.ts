import type { Device } from '../contract/device.ts';

/** Lines of an access list that a switch with EOS holds: beyond them policies are a traffic policy, whose matches name groups of prefixes. */
export const mostEosLines = 2_000;

/**
 * Lines of IPv6 that a zone firewall of IOS XE is given, whose class maps name no groups of its prefixes: more of them nobody pastes,
 * and no router looks through.
 */
export const mostIosXeZoneLines = 20_000;

/** The R series of Arista has traffic policies (EOS, “Traffic Policies”, supported platforms). */
export const hasTrafficPolicies = ({ model }: Pick<Device, 'model'>): boolean =>
  /^DCS-7\d{3}[A-Z]*R/.test(model);
