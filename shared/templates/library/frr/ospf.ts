import { jinja } from '../jinja.ts';

/**
 * OSPFv2 and OSPFv3. The first loopback's addresses are lo's, among others that nobody may hear of, so that OSPFv2 takes them
 * one by one. A default is never redistributed, it is originated; and never always, so that it goes with the device's own.
 */
export const ospf = jinja`
{% macro process(row, ip) %}
 {{ ip }} area {{ row.area }}
 {{ ip }} network {{ row.network }}
 {{ ip }} cost {{ row.cost }}
 {{ ip }} hello-interval {{ row.helloSeconds }}
 {{ ip }} dead-interval {{ row.deadSeconds }}
{% if row.isPassive %}
 {{ ip }} passive
{% endif %}
{% endmacro %}
{% for row in interfaces if row.ospf or row.ospf3 %}
{{ row.from|origin }}interface {{ row.name }}
{% if row.description %}
 description {{ row.description }}
{% endif %}
{% if row.name == 'lo' %}
{% for cidr in row.ipv4 if row.ospf %}
 ip ospf area {{ row.ospf.area }} {{ cidr|address }}
{% endfor %}
{% if row.ospf %}
 ip ospf cost {{ row.ospf.cost }}
{% endif %}
{% if row.ospf3 %}
 ipv6 ospf6 area {{ row.ospf3.area }}
 ipv6 ospf6 cost {{ row.ospf3.cost }}
{% endif %}
{% else %}
{% if row.ospf %}
{{ process(row.ospf, 'ip ospf') -}}
{% endif %}
{% if row.ospf3 %}
{{ process(row.ospf3, 'ipv6 ospf6') -}}
{% endif %}
{% endif %}
exit
!
{% endfor %}
{% set versions = [
  {'own': device.routing.ospf, 'name': 'ospf', 'ip': 'ip', 'v6': false},
  {'own': device.routing.ospf3, 'name': 'ospf6', 'ip': 'ipv6', 'v6': true},
] if device.routing else [] %}
{% for version in versions if version.own %}
{% for row in version.own.redistribute %}
{{ version.own.from|origin }}route-map {{ version.name }}-{{ row.source }} deny 1
 match {{ version.ip }} address prefix-list default-route
exit
{% if row.exceptTag %}
route-map {{ version.name }}-{{ row.source }} deny 2
 match tag {{ row.exceptTag }}
exit
{% endif %}
route-map {{ version.name }}-{{ row.source }} permit 10
{% if row.filter %}
 match {{ version.ip }} address prefix-list {{ row.filter }}
{% endif %}
{% if row.setTag %}
 set tag {{ row.setTag }}
{% endif %}
exit
!
{% endfor %}
{{ version.own.from|origin }}router {{ version.name }}
 {{ version.name }} router-id {{ device.routing.routerId }}
 log-adjacency-changes
{% for area in version.own.areas %}
{% if area.kind == 'stub' or (area.kind == 'totally-stubby' and not version.v6) %}
 area {{ area.id }} stub
{% endif %}
{% if area.kind == 'totally-stubby' %}
 area {{ area.id }} stub no-summary
{% endif %}
{% for prefix in area.summaries if (':' in prefix) == version.v6 %}
 area {{ area.id }} range {{ prefix }}
{% endfor %}
{% endfor %}
{% for row in version.own.redistribute %}
 redistribute {{ row.source }} route-map {{ version.name }}-{{ row.source }}
{% endfor %}
{% if version.own.originatesDefault %}
 default-information originate metric {{ version.own.originatesDefault.metric }}
{% endif %}
exit
!
{% endfor %}
`;
