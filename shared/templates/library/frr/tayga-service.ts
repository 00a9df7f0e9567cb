import { jinja } from '../jinja.ts';

/** Debian's service makes the interface with its routes; nftables translates what leaves. */
export const taygaService = jinja`
{% set between = device.nat|selectattr('kind', 'eq', 'nat64')|list %}
{% if between %}
# Debian: /etc/default/tayga
{{ between[0].from|origin }}CONFIGURE_IFACE="yes"
CONFIGURE_NAT44="no"
DAEMON_OPTS=""
IPV4_TUN_ADDR=""
IPV6_TUN_ADDR=""
{% endif %}
`;
