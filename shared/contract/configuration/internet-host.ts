/**
 * Who stands for everybody on the internet: addresses of the ranges for tests between networks (RFC 2544, RFC 5180).
 */
export const internetHost = '198.19.255.1';
export const internetHostIpv6 = '2001:2::1';
