import { jinja } from '../jinja.ts';

/**
 * What the device answers itself, and what it forwards. Zones are lists of their addresses; the rest of the world is what is in
 * none of them. Each pair of zones has a chain with its rules in order, which ends by dropping what none matched. A prefix of the log
 * has 31 characters at most. What comes from outside under an address of the network's own is dropped first (RFC 2827, RFC 3704).
 */
export const firewall = jinja`
{% macro zone(row, side) -%}
{% set listed = zonePrefixes|selectattr('zone.number', 'eq', row.number)|map(attribute='prefixes')|list %}
{% if row.number == elsewhere.number %} {{ side }}-address-list=!inside{% elif listed %} {{ side }}-address-list="zone-{{ row.slug }}"{% else %} {{ 'in' if side == 'src' else 'out' }}-interface-list="zone-{{ row.slug }}"{% endif %}
{%- endmacro %}
{% macro addresses(list, side, rule, v6) -%}
{% set own = namespace(list=[]) %}
{% for prefix in list if (':' in prefix) == v6 %}
{% set own.list = own.list + [prefix] %}
{% endfor %}
{% if own.list|length == 1 %} {{ side }}-address={{ own.list|first }}{% elif own.list %} {{ side }}-address-list="{{ rule.name }} {{ 'to' if (side == 'dst') != rule.isAnswer else 'from' }}"{% endif %}
{%- endmacro %}
{% macro verdict(chain, match, rule) %}
add chain={{ chain }}{{ match }} action={{ 'accept' if rule.action == 'allow' else 'drop' }}{% if rule.isLogged %} log=yes log-prefix="{{ rule.name[:31] }}"{% endif %} comment="{{ 'answers of ' if rule.isAnswer }}{{ rule.name }}"
{% endmacro %}
{% macro rules(chain, match, rule, v6) %}
{% if not rule.services %}
{{ verdict(chain, match, rule) -}}
{% endif %}
{% if rule.services|selectattr('protocol', 'eq', 'icmp')|list %}
{{ verdict(chain, match ~ ' protocol=' ~ ('icmpv6' if v6 else 'icmp'), rule) -}}
{% endif %}
{% if rule.services|selectattr('protocol', 'eq', 'esp')|list %}
{{ verdict(chain, match ~ ' protocol=ipsec-esp', rule) -}}
{% endif %}
{% for protocol in ['tcp', 'udp'] %}
{% set own = rule.services|selectattr('protocol', 'eq', protocol)|list %}
{% if own|rejectattr('ports')|list %}
{{ verdict(chain, match ~ ' protocol=' ~ protocol, rule) -}}
{% elif own %}
{% set listed %}{% for service in own %}{{ service.ports.from }}{{ '-' ~ service.ports.to if service.ports.to != service.ports.from }}{{ ',' if not loop.last }}{% endfor %}{% endset %}
{{ verdict(chain, match ~ ' protocol=' ~ protocol ~ (' src-port=' if rule.isAnswer else ' dst-port=') ~ listed, rule) -}}
{% endif %}
{% endfor %}
{% endmacro %}
{% set has_six = (interfaces|selectattr('ipv6')|list) %}
{% for zone in zones if zone.interfaces %}
{{ zone.from|origin }}/interface list
add name="zone-{{ zone.slug }}"
/interface list member
{% for name in zone.interfaces %}
add list="zone-{{ zone.slug }}" interface={{ name }}
{% endfor %}
{% endfor %}
{% if forged.interfaces %}
{{ []|origin }}/interface list
add name=strangers
/interface list member
{% for row in forged.interfaces %}
{{ row.from|origin }}add list=strangers interface={{ row.name }}
{% endfor %}
{% endif %}
{% for v6 in [false, true] if not v6 or has_six %}
{% set own_prefixes = forged.prefixes6 if v6 else forged.prefixes4 %}
{% set menu = '/ipv6 firewall' if v6 else '/ip firewall' %}
{{ []|origin }}{{ menu }} address-list
{% if zonePairs %}
{% for row in zonePrefixes if (row.family == 6) == v6 and row.zone.number != elsewhere.number %}
{% for prefix in row.prefixes %}
{{ row.zone.from|origin }}add list="zone-{{ row.zone.slug }}" address={{ prefix }}
add list=inside address={{ prefix }}
{% endfor %}
{% endfor %}
{% for pair in zonePairs %}
{% for rule in pair.rules if not rule.isAnswer %}
{% for side in [{'list': rule.sources, 'word': 'from'}, {'list': rule.destinations, 'word': 'to'}] %}
{% set own = namespace(list=[]) %}
{% for prefix in side.list if (':' in prefix) == v6 %}
{% set own.list = own.list + [prefix] %}
{% endfor %}
{% if own.list|length > 1 %}
{% for prefix in own.list %}
{{ rule.from|origin }}add list="{{ rule.name }} {{ side.word }}" address={{ prefix }}
{% endfor %}
{% endif %}
{% endfor %}
{% endfor %}
{% endfor %}
{% endif %}
{% for prefix in own_prefixes if forged.interfaces %}
{{ []|origin }}add list=own address={{ prefix }}
{% endfor %}
{% if device.administration %}
{% for prefix in device.administration.allowedFrom if (':' in prefix) == v6 %}
{{ []|origin }}add list=administrators address={{ prefix }}
{% endfor %}
{% endif %}
{{ []|origin }}{{ menu }} filter
{% for chain in ['input', 'forward'] if forged.interfaces and own_prefixes %}
add chain={{ chain }} in-interface-list=strangers src-address-list=own ipsec-policy=in,none action=drop log=yes log-prefix="own address" comment="own addresses do not come from outside"
{% endfor %}
add chain=input connection-state=established,related,untracked action=accept
add chain=input connection-state=invalid action=drop
add chain=input protocol={{ 'icmpv6' if v6 else 'icmp' }} action=accept
{% set routing = device.routing %}
{% if routing %}
{% for row in interfaces %}
{% set entry = row.ospf3 if v6 else row.ospf %}
{% if entry and not entry.isPassive %}
{{ row.from|origin }}add chain=input in-interface={{ row.name }} protocol=ospf action=accept
{% endif %}
{% endfor %}
{% for row in (routing.bgp.neighbours if routing.bgp else []) if (':' in row.address) == v6 %}
{{ row.from|origin }}add chain=input src-address={{ row.address }} protocol=tcp dst-port=179 action=accept
{% endfor %}
{% endif %}
{% for row in interfaces %}
{% for hop in row.firstHops if (hop.family == 6) == v6 %}
{{ hop.from|origin }}add chain=input in-interface={{ row.name }} protocol=vrrp action=accept
{% endfor %}
{% endfor %}
{% if not v6 %}
{% for row in byKind.tunnel %}
{{ row.from|origin }}add chain=input src-address={{ row.tunnel.destination }} protocol=udp dst-port=500,4500 action=accept
add chain=input src-address={{ row.tunnel.destination }} protocol=ipsec-esp action=accept
add chain=input src-address={{ row.tunnel.destination }} protocol=gre ipsec-policy=in,ipsec action=accept
{% endfor %}
{% if device.remoteAccess %}
{% for address in device.remoteAccess.listens %}
{{ device.remoteAccess.from|origin }}add chain=input dst-address={{ address }} protocol=udp dst-port=500,4500 action=accept
add chain=input dst-address={{ address }} protocol=ipsec-esp action=accept
{% endfor %}
{% endif %}
{% for row in interfaces if row.dhcpPool or row.dhcpRelay %}
{{ row.from|origin }}add chain=input in-interface={{ row.name }} protocol=udp dst-port=67 action=accept
{% for server in (row.dhcpRelay.servers if row.dhcpRelay else []) %}
add chain=input src-address={{ server }} protocol=udp src-port=67 dst-port=67 action=accept
{% endfor %}
{% endfor %}
{% else %}
{% for row in interfaces if row.dhcp6 %}
{{ row.from|origin }}add chain=input in-interface={{ row.name }} protocol=udp dst-port=547 action=accept
{% for server in (row.dhcp6.servers if row.dhcp6.kind == 'relay' else []) %}
add chain=input src-address={{ server }} protocol=udp src-port=547 dst-port=547 action=accept
{% endfor %}
{% endfor %}
{% endif %}
{% for service in device.services if service.begins == 'server' %}
{% for asked in service.services or [] if asked.ports %}
{% for server in service.servers if (':' in server) == v6 %}
{{ service.from|origin }}add chain=input src-address={{ server }} protocol={{ asked.protocol }} dst-port={{ asked.ports.from }} action=accept comment="{{ service.kind }}"
{% endfor %}
{% endfor %}
{% endfor %}
{% if device.administration %}
{% for service in device.administration.protocols if service.ports %}
{{ []|origin }}add chain=input src-address-list=administrators protocol={{ service.protocol }} dst-port={{ service.ports.from }} action=accept comment="{{ service.name }}"
{% endfor %}
{% endif %}
{{ []|origin }}add chain=input action=drop
{% if zonePairs %}
{% if device.filtering == 'stateful' %}
add chain=forward connection-state=established,related action=accept
add chain=forward connection-state=invalid action=drop
{% else %}
{% for type in ([1, 2, 3, 4] if v6 else [3, 11, 12]) %}
add chain=forward protocol={{ 'icmpv6' if v6 else 'icmp' }} icmp-options={{ type }}:0-255 action=accept comment="Errors"
{% endfor %}
{% endif %}
{% for pair in zonePairs %}
add chain=forward{{ zone(pair.from, 'src') }}{{ zone(pair.to, 'dst') }} action=jump jump-target={{ pair.from.slug }}-to-{{ pair.to.slug }}
{% endfor %}
add chain=forward action=drop{% if device.unmatched and device.unmatched.isLogged %} log=yes log-prefix="unmatched"{% endif %}

{% for pair in zonePairs %}
{% set chain = pair.from.slug ~ '-to-' ~ pair.to.slug %}
{% for rule in pair.rules %}
{% set from = addresses(rule.sources, 'src', rule, v6) %}
{% set to = addresses(rule.destinations, 'dst', rule, v6) %}
{% if (from or not rule.sources) and (to or not rule.destinations) %}
{{ rule.from|origin }}{{ rules(chain, from ~ to, rule, v6) -}}
{% endif %}
{% endfor %}
{{ []|origin }}add chain={{ chain }} action=drop{% if device.unmatched and device.unmatched.isLogged %} log=yes log-prefix="unmatched"{% endif %}

{% endfor %}
{% endif %}
{% endfor %}
`;
