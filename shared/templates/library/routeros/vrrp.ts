import { jinja } from '../jinja.ts';

/** Gateways that two devices share. RouterOS tracks no routes: scripts lower the priority while a track is down. */
export const vrrp = jinja`
{% set own = namespace(hops=[]) %}
{% for row in interfaces %}
{% for hop in row.firstHops %}
{% set own.hops = own.hops + [{'name': 'vrrp' ~ ('6-' if hop.family == 6 else '-') ~ row.name, 'row': row, 'hop': hop}] %}
{% endfor %}
{% endfor %}
{% if own.hops %}
/interface vrrp
{% for entry in own.hops %}
{{ entry.hop.from|origin }}add name={{ entry.name }} interface={{ entry.row.name }} vrid={{ entry.hop.group }} version=3 v3-protocol={{ 'ipv6' if entry.hop.family == 6 else 'ipv4' }} priority={{ entry.hop.priority }} interval={{ entry.hop.advertiseMilliseconds }}ms preemption-mode=yes
{% endfor %}
{{ []|origin }}/ip address
{% for entry in own.hops if entry.hop.family == 4 %}
{{ entry.hop.from|origin }}add address={{ entry.hop.address }}/32 interface={{ entry.name }}
{% endfor %}
{% for entry in own.hops if entry.hop.global %}
{% if loop.first %}
{{ []|origin }}/ipv6 address
{% endif %}
{{ entry.hop.from|origin }}add address={{ entry.hop.global }}/64 interface={{ entry.name }} advertise=no
{% endfor %}
{% endif %}
`;
