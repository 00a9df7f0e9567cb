import { jinja } from '../jinja.ts';

/**
 * What the device answers itself, and what it forwards. A packet is marked with the zones that it comes from (upper twelve
 * bits) and goes to (lower twelve): by the longest prefix of a zone that has its address, else by the interface. Each pair
 * of zones has a chain with its rules in order; what none of them matches is dropped. Before that falls what comes from outside
 * under an address of the network's own (RFC 2827, RFC 3704) and was in no tunnel.
 */
export const nftablesFilter = jinja`
{% macro quoted(list) -%}
{ {% for name in list %}"{{ name }}"{{ ', ' if not loop.last }}{% endfor %} }
{%- endmacro %}
{% macro set(list) -%}
{ {{ list|unique|join(', ') }} }
{%- endmacro %}
{% macro classify(side) %}
{% for row in zonePrefixes %}
{{ row.zone.from|origin }}        {{ 'ip6' if row.family == 6 else 'ip' }} {{ side }} {{ set(row.prefixes) }} {{ mark(side, row.zone) }} return comment "{{ row.zone.slug }}"
{% endfor %}
{% for zone in zones if zone.interfaces %}
{{ zone.from|origin }}        {{ 'iifname' if side == 'saddr' else 'oifname' }} {{ quoted(zone.interfaces) }} {{ mark(side, zone) }} return comment "{{ zone.slug }}"
{% endfor %}
{{ elsewhere.from|origin }}        {{ mark(side, elsewhere) }} comment "{{ elsewhere.slug }}"
{% endmacro %}
{% macro mark(side, zone) -%}
meta mark set {% if side == 'saddr' %}0x{{ zone.number|hex(3) }}000{% else %}meta mark | 0x{{ zone.number|hex(6) }}{% endif %}
{%- endmacro %}
{% macro ports(service) -%}
{{ service.ports.from }}{% if service.ports.to != service.ports.from %}-{{ service.ports.to }}{% endif %}
{%- endmacro %}
{% macro verdict(match, rule) %}
{% if rule.isLogged %}
        {{ match }}limit rate 10/second burst 20 packets log prefix "{{ rule.action }} {{ rule.name }}: "
{% endif %}
        {{ match }}{{ 'accept' if rule.action == 'allow' else 'drop' }} comment "{{ 'answers of ' if rule.isAnswer }}{{ rule.name }}"
{% endmacro %}
{% macro matches(addresses, rule) %}
{% if not rule.services %}
{{ verdict(addresses, rule) -}}
{% endif %}
{% if rule.services|selectattr('protocol', 'eq', 'icmp')|list %}
{{ verdict(addresses ~ 'meta l4proto { icmp, icmpv6 } ', rule) -}}
{% endif %}
{% if rule.services|selectattr('protocol', 'eq', 'esp')|list %}
{{ verdict(addresses ~ 'meta l4proto esp ', rule) -}}
{% endif %}
{% for protocol in ['tcp', 'udp'] %}
{% set own = rule.services|selectattr('protocol', 'eq', protocol)|list %}
{% if own|rejectattr('ports')|list %}
{{ verdict(addresses ~ 'meta l4proto ' ~ protocol ~ ' ', rule) -}}
{% elif own %}
{% set side = ' sport ' if rule.isAnswer else ' dport ' %}
{% set listed %}{% for service in own %}{{ ports(service) }}{{ ', ' if not loop.last }}{% endfor %}{% endset %}
{{ verdict(addresses ~ protocol ~ side ~ ('{ ' ~ listed ~ ' } ' if own|length > 1 else listed ~ ' '), rule) -}}
{% endif %}
{% endfor %}
{% endmacro %}
{% macro forgedSources() %}
{% for family in ['ip', 'ip6'] %}
{% set own = forged.prefixes4 if family == 'ip' else forged.prefixes6 %}
{% if forged.interfaces and own %}
{% set match = 'iifname ' ~ quoted(forged.interfaces|map(attribute='name')|list) ~ ' meta secpath missing ' ~ family ~ ' saddr ' ~ set(own) ~ ' ' %}
        {{ match }}limit rate 10/second burst 20 packets log prefix "deny own address: "
        {{ match }}drop comment "own addresses do not come from outside"
{% endif %}
{% endfor %}
{% endmacro %}
{% set routing = device.routing %}
#!/usr/sbin/nft -f
# Debian: /etc/nftables.conf
flush ruleset

table inet filter {
    chain input {
        type filter hook input priority filter; policy drop;
{{ forgedSources() -}}
{{ []|origin }}        ct state established,related accept
        ct state invalid drop
        iifname "lo" accept
        meta l4proto { icmp, icmpv6 } accept
{% if routing %}
{% for process in [routing.ospf, routing.ospf3] if process %}
{% set links = process.interfaces|rejectattr('isPassive')|map(attribute='interface')|list %}
{% if links %}
{{ process.from|origin }}        meta nfproto {{ 'ipv4' if loop.first and routing.ospf else 'ipv6' }} iifname { {% for key in links %}"{{ names[key] }}"{{ ', ' if not loop.last }}{% endfor %} } meta l4proto ospf accept
{% endif %}
{% endfor %}
{% endif %}
{% if routing and routing.bgp %}
{% for row in routing.bgp.neighbours %}
{{ row.from|origin }}        {{ 'ip6' if ':' in row.address else 'ip' }} saddr {{ row.address }} tcp dport 179 accept
{% endfor %}
{% endif %}
{% for row in interfaces if row.firstHops|rejectattr('isActiveOnBoth')|list %}
{{ row.from|origin }}        iifname "{{ row.name }}" meta l4proto vrrp accept
{% endfor %}
{% for row in byKind.tunnel %}
{{ row.from|origin }}        ip saddr {{ row.tunnel.destination }} udp dport { 500, 4500 } accept
        ip saddr {{ row.tunnel.destination }} meta l4proto esp accept
{% endfor %}
{% if device.remoteAccess %}
{{ device.remoteAccess.from|origin }}        ip daddr {{ set(device.remoteAccess.listens) }} udp dport { 500, 4500 } accept
        ip daddr {{ set(device.remoteAccess.listens) }} meta l4proto esp accept
{% endif %}
{% set asked = namespace(servers=[], servers6=[]) %}
{% for row in interfaces if row.dhcpPool or row.dhcpRelay %}
{{ row.from|origin }}        iifname "{{ row.name }}" udp dport 67 accept
{% set asked.servers = asked.servers + (row.dhcpRelay.servers if row.dhcpRelay else []) %}
{% endfor %}
{% for row in interfaces if row.dhcp6 %}
{{ row.from|origin }}        iifname "{{ row.name }}" udp dport 547 accept
{% set asked.servers6 = asked.servers6 + (row.dhcp6.servers if row.dhcp6.kind == 'relay' else []) %}
{% endfor %}
{{ []|origin -}}
{% if asked.servers %}
        ip saddr {{ set(asked.servers) }} udp sport 67 udp dport 67 accept
{% endif %}
{% if asked.servers6 %}
        ip6 saddr {{ set(asked.servers6) }} udp sport 547 udp dport 547 accept
{% endif %}
{% if device.administration %}
{% for service in device.administration.protocols if service.name != 'HTTPS' and service.ports %}
{% for family in ['ip', 'ip6'] %}
{% set allowed = namespace(list=[]) %}
{% for prefix in device.administration.allowedFrom if (':' in prefix) == (family == 'ip6') %}
{% set allowed.list = allowed.list + [prefix] %}
{% endfor %}
{% if allowed.list %}
{{ []|origin }}        {{ family }} saddr {{ set(allowed.list) }} {{ service.protocol }} dport {{ ports(service) }} accept comment "administration"
{% endif %}
{% endfor %}
{% endfor %}
{% endif %}
{% for service in device.services if service.begins == 'server' %}
{% for asked in service.services or [] if asked.ports %}
{{ service.from|origin }}        {{ 'ip6' if ':' in service.servers[0] else 'ip' }} saddr {{ set(service.servers) }} {{ asked.protocol }} dport {{ ports(asked) }} accept comment "{{ service.kind }}"
{% endfor %}
{% endfor %}
{{ []|origin }}    }
{% if zonePairs %}

    chain from_zone {
{{ classify('saddr') -}}
{{ []|origin }}    }

    chain to_zone {
{{ classify('daddr') -}}
{{ []|origin }}    }
{% for pair in zonePairs %}

    chain {{ pair.from.slug }}-to-{{ pair.to.slug }} {
{% for rule in pair.rules %}
{% if rule.sources or rule.destinations %}
{% for ip in ['ip', 'ip6'] %}
{% set own = namespace(sources=[], destinations=[]) %}
{% for prefix in rule.sources if (':' in prefix) == (ip == 'ip6') %}
{% set own.sources = own.sources + [prefix] %}
{% endfor %}
{% for prefix in rule.destinations if (':' in prefix) == (ip == 'ip6') %}
{% set own.destinations = own.destinations + [prefix] %}
{% endfor %}
{% if (own.sources or not rule.sources) and (own.destinations or not rule.destinations) %}
{% set saddr = ip ~ ' saddr ' ~ set(own.sources) ~ ' ' if own.sources else '' %}
{% set daddr = ip ~ ' daddr ' ~ set(own.destinations) ~ ' ' if own.destinations else '' %}
{{ rule.from|origin }}{{ matches(saddr ~ daddr, rule) -}}
{% endif %}
{% endfor %}
{% else %}
{{ rule.from|origin }}{{ matches('', rule) -}}
{% endif %}
{% endfor %}
{{ []|origin }}    }
{% endfor %}

    chain forward {
        type filter hook forward priority filter; policy drop;
{{ forgedSources() -}}
{% if device.filtering == 'stateful' %}
        ct state established,related accept
        ct state invalid drop
{% else %}
        # Errors about packets that a rule has let through.
        icmp type { destination-unreachable, time-exceeded, parameter-problem } accept
        icmpv6 type { destination-unreachable, packet-too-big, time-exceeded, parameter-problem } accept
{% endif %}
{% for rule in device.nat if rule.kind == 'nat64' %}
{% if loop.first %}
        # Beyond NAT64 packets have been decided on as IPv6.
{{ rule.from|origin }}        meta nfproto ipv4 iifname "nat64" accept
        meta nfproto ipv4 oifname "nat64" accept
{{ []|origin -}}
{% endif %}
{% endfor %}
        jump from_zone
        jump to_zone
        meta mark vmap {
{% for pair in zonePairs %}
            0x{{ pair.from.number|hex(3) }}{{ pair.to.number|hex(3) }} : jump {{ pair.from.slug }}-to-{{ pair.to.slug }}{{ ',' if not loop.last }}
{% endfor %}
        }
{% if device.unmatched and device.unmatched.isLogged %}
        limit rate 10/second burst 20 packets log prefix "deny unmatched: "
{% endif %}
    }
{% elif forged.interfaces %}

    chain forward {
        type filter hook forward priority filter; policy accept;
{{ forgedSources() -}}
{{ '' }}    }
{% endif %}
}
`;
