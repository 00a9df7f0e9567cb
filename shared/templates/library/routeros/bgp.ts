import { jinja } from '../jinja.ts';

/** BGP as of RouterOS 7.20: one instance, one connection for each neighbour, each with filters of its own. */
export const bgp = jinja`
{% set bgp = device.routing.bgp if device.routing else none %}
{% if bgp %}
{{ bgp.from|origin }}/routing bgp instance
add name=main as={{ bgp.as }} router-id=main
{% for prefix in bgp.networks %}
/{{ 'ipv6' if ':' in prefix else 'ip' }} firewall address-list
add list=bgp-networks address={{ prefix }}
{% endfor %}
{% for row in bgp.neighbours %}
{% set is_v6 = ':' in row.address %}
{% set default = '::/0' if is_v6 else '0.0.0.0/0' %}
{% set accepted = ('set bgp-path-prepend ' ~ (row.prepend + 1) ~ '; ' if row.prepend else '') ~ 'accept' %}
{% set ns = namespace(local=none) %}
{% for port in interfaces %}
{% for cidr in (port.ipv6 if is_v6 else port.ipv4) if (row.source and port.key == row.source) or (not row.source and (row.address ~ '/' ~ cidr|prefix)|network == cidr|network) %}
{% set ns.local = cidr|address %}
{% endfor %}
{% endfor %}
{{ row.from|origin }}/routing filter rule
{% if row.in %}
add chain="in-{{ row.address }}" rule="jump {{ row.in }}"
{% endif %}
add chain="in-{{ row.address }}" rule="{{ 'set bgp-local-pref ' ~ row.localPreference ~ '; ' if row.localPreference is not none }}accept"
add chain="out-{{ row.address }}" rule="if (dst == {{ default }}) { {{ accepted if row.announcesDefault else 'reject' }} }"
{% for source in bgp.redistribute %}
{% if source.exceptTag %}
add chain="out-{{ row.address }}" rule="if (protocol {{ source.source }} && ospf-ext-tag == {{ source.exceptTag }}) { reject }"
{% endif %}
{% if source.filter %}
add chain="out-{{ row.address }}" rule="if (protocol {{ source.source }}) { jump {{ source.filter }} }"
{% endif %}
{% endfor %}
{% if row.out %}
add chain="out-{{ row.address }}" rule="jump {{ row.out }}"
{% endif %}
add chain="out-{{ row.address }}" rule="{{ accepted }}"
/routing bgp connection
add name="{{ row.address }}" instance=main afi={{ 'ipv6' if is_v6 else 'ip' }} local.role={{ 'ibgp' if row.as == bgp.as else 'ebgp' }}{{ ' local.address=' ~ ns.local if ns.local }}{{ ' local.ttl=255' if row.ttlSecurityHops }} remote.address={{ row.address }} remote.as={{ row.as }}{{ ' remote.ttl=' ~ (256 - row.ttlSecurityHops) if row.ttlSecurityHops }} keepalive-time={{ row.keepaliveSeconds }}s hold-time={{ row.holdSeconds }}s input.filter="in-{{ row.address }}"{{ ' input.limit-process-routes-' ~ ('ipv6' if is_v6 else 'ipv4') ~ '=' ~ row.maxPrefixes if row.maxPrefixes }} output.filter-chain="out-{{ row.address }}" output.default-originate={{ 'if-installed' if row.announcesDefault else 'never' }}{{ ' output.redistribute=' ~ bgp.redistribute|map(attribute='source')|join(',') if bgp.redistribute }}{{ ' output.network=bgp-networks' if bgp.networks }}{{ ' nexthop-choice=force-self' if row.nextHopSelf }}{{ ' comment="' ~ row.description ~ '"' if row.description }}
{% endfor %}
{% endif %}
`;
