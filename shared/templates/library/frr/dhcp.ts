import { jinja } from '../jinja.ts';

/**
 * Address pools, relays of both families and stateless DHCPv6 by one dnsmasq, which answers no names. It refuses no lease where another
 * gateway hands out the other half of a pool.
 */
export const dhcp = jinja`
{% set pools = interfaces|selectattr('dhcpPool')|list %}
{% set relays = interfaces|selectattr('dhcpRelay')|list %}
{% set stateless = interfaces|selectattr('dhcp6')|list %}
{% if pools or relays or stateless %}
# Debian: /etc/dnsmasq.d/network.conf
port=0
bind-dynamic
no-resolv
log-dhcp
{% for row in interfaces if row.dhcpPool or row.dhcpRelay or row.dhcp6 %}
{{ row.from|origin }}interface={{ row.name }}
{% endfor %}
{% if pools and not pools|selectattr('firstHops')|list %}
{{ []|origin }}dhcp-authoritative
{% endif %}
{% for row in pools %}
{% set pool = row.dhcpPool %}
{{ pool.from|origin }}dhcp-range=set:{{ row.name }},{{ pool.first }},{{ pool.last }},{{ pool.subnet|netmask }},{{ pool.subnet|broadcast }},{{ pool.leaseSeconds }}
dhcp-option=tag:{{ row.name }},option:router,{{ pool.gateway }}
{% if pool.dnsServers %}
dhcp-option=tag:{{ row.name }},option:dns-server,{{ pool.dnsServers|join(',') }}
{% endif %}
{% if pool.ntpServers %}
dhcp-option=tag:{{ row.name }},option:ntp-server,{{ pool.ntpServers|join(',') }}
{% endif %}
{% for option in pool.options or [] %}
dhcp-option=tag:{{ row.name }},{{ option.code }},{% if option.hex %}{% for at in range(0, option.hex|length, 2) %}{{ option.hex[at:at + 2] }}{{ ':' if not loop.last }}{% endfor %}{% else %}{{ option['values']|join(',') }}{% endif %}

{% endfor %}
{% endfor %}
{% for row in relays %}
{% for server in row.dhcpRelay.servers %}
{% set source = byName[row.dhcpRelay.source] if row.dhcpRelay.source else row %}
{{ row.dhcpRelay.from|origin }}dhcp-relay={{ source.ipv4|first|address }},{{ server }}
{% endfor %}
{% endfor %}
{% for row in stateless %}
{% set own = row.dhcp6 %}
{% if own.kind == 'relay' %}
{% for server in own.servers %}
{{ own.from|origin }}dhcp-relay={{ row.ipv6|first|address }},{{ server }}
{% endfor %}
{% else %}
{{ own.from|origin }}dhcp-range=set:{{ row.name }},{{ row.ipv6|first|network }},static,{{ row.ipv6|first|prefix }}
dhcp-option=tag:{{ row.name }},option6:dns-server{% for server in own.dnsServers %},[{{ server }}]{% endfor %}

{% for option in own.options %}
dhcp-option=tag:{{ row.name }},option6:{{ option.code }}{% for value in option['values'] %},[{{ value }}]{% endfor %}

{% endfor %}
{% endif %}
{% endfor %}
{% endif %}
`;
