import { jinja } from '../jinja.ts';

/**
 * NAT64 by TAYGA: each host of IPv6 gets an address of a pool that leaves the device only behind the address of the way out
 * (nftables). It represents no address that is not global (RFC 6052, 3.1).
 */
export const tayga = jinja`
{% set between = device.nat|selectattr('kind', 'eq', 'nat64')|list %}
{% if between %}
# Debian: /etc/tayga.conf
{{ between[0].from|origin }}tun-device nat64
ipv4-addr 100.100.0.1
prefix {{ between[0].prefix }}
dynamic-pool 100.100.0.0/16
data-dir /var/spool/tayga
{% endif %}
`;
