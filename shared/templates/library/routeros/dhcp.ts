import { jinja } from '../jinja.ts';

/**
 * Address pools, relays, router advertisements and DHCPv6. Where two gateways hand out a half each, neither refuses what the other has
 * leased.
 */
export const dhcp = jinja`
{% for row in interfaces if row.dhcpPool %}
{% set pool = row.dhcpPool %}
{{ pool.from|origin }}/ip pool
add name={{ row.name }} ranges={{ pool.first }}-{{ pool.last }}
{% for option in pool.options or [] %}
/ip dhcp-server option
add name="{{ row.name }}-{{ option.code }}" code={{ option.code }} value="{% if option.hex %}0x{{ option.hex }}{% else %}{% for value in option['values'] %}{{ "'" if value|address else "s'" }}{{ value }}'{% endfor %}{% endif %}"
{% endfor %}
/ip dhcp-server network
add address={{ pool.subnet }} gateway={{ pool.gateway }}{{ ' dns-server=' ~ pool.dnsServers|join(',') if pool.dnsServers }}{{ ' ntp-server=' ~ pool.ntpServers|join(',') if pool.ntpServers }}{% if pool.options %} dhcp-option={% for option in pool.options %}"{{ row.name }}-{{ option.code }}"{{ ',' if not loop.last }}{% endfor %}{% endif %}

/ip dhcp-server
add name={{ row.name }} interface={{ row.name }} address-pool={{ row.name }} lease-time={{ pool.leaseSeconds }}s authoritative={{ 'no' if row.firstHops else 'yes' }} disabled=no
{% endfor %}
{% for row in interfaces if row.dhcpRelay %}
{% set source = byName[row.dhcpRelay.source] if row.dhcpRelay.source else row %}
{{ row.dhcpRelay.from|origin }}/ip dhcp-relay
add name={{ row.name }} interface={{ row.name }} dhcp-server={{ row.dhcpRelay.servers|join(',') }} local-address={{ source.ipv4|first|address }} disabled=no
{% endfor %}
{% set advertised = interfaces|selectattr('advertisement')|list %}
{% if advertised %}
{{ []|origin }}/ipv6 nd
set [find default=yes] disabled=yes
{% for row in advertised %}
{% set own = row.advertisement %}
{% set shared = row.firstHops|selectattr('family', 'eq', 6)|list %}
{% set speaker = 'vrrp6-' ~ row.name if shared else row.name %}
{{ own.from|origin }}/ipv6 nd
add interface={{ speaker }} ra-interval={{ own.intervalSeconds // 3 }}s-{{ own.intervalSeconds }}s ra-lifetime={{ own.lifetimeSeconds }}s mtu={{ row.mtu }} managed-address-configuration={{ 'yes' if own.isManaged else 'no' }} other-configuration={{ 'yes' if own.hasOtherConfiguration else 'no' }} advertise-dns={{ 'yes' if own.dnsServers else 'no' }}{{ ' dns=' ~ own.dnsServers|join(',') if own.dnsServers }}
/ipv6 nd prefix
{% for prefix in own.prefixes %}
add interface={{ speaker }} prefix={{ prefix.prefix }} on-link=yes autonomous={{ 'yes' if prefix.isAutonomous else 'no' }}
{% endfor %}
{% endfor %}
{% endif %}
{% for row in interfaces if row.dhcp6 %}
{% set own = row.dhcp6 %}
{% if own.kind == 'relay' %}
{{ own.from|origin }}/ipv6 dhcp-relay
add name={{ row.name }} interface={{ row.name }} dhcp-server={{ own.servers|join(',') }} disabled=no
{% else %}
{{ own.from|origin }}/ipv6 dhcp-server option
add name={{ row.name }}-dns code=23 value="{% for server in own.dnsServers %}'{{ server }}'{% endfor %}"
{% for option in own.options %}
add name={{ row.name }}-{{ option.code }} code={{ option.code }} value="0x{{ option.hex }}"
{% endfor %}
/ipv6 dhcp-server
add name={{ row.name }} interface={{ row.name }} dhcp-option={{ row.name }}-dns{% for option in own.options %},{{ row.name }}-{{ option.code }}{% endfor %} disabled=no
{% endif %}
{% endfor %}
`;
