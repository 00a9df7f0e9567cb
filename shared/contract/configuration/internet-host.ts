/**
 * Who stands for everybody on the internet: addresses of the ranges for tests between networks (RFC 2544, RFC 5180).
 */
export const internetHost = '198.19.255.1';
export const internetHostIpv6 = '2001:2::1';
/** One of IPv4 that NAT64 reaches: its well-known prefix takes global addresses alone (RFC 6052, 3.1). */
export const internetHostByNat64 = '9.9.9.9';
