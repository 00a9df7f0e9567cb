import { jinja } from '../jinja.ts';

/** OSPFv3 for IPv6. */
export const ospf3 = jinja`
{% set ospf = ospf6 %}
{% if ospf %}
{% set redistributed = {'connected': 'connected', 'static': 'static', 'ospf': 'ospf 1', 'bgp': 'bgp ' ~ (bgp.as if bgp else '')} %}
{% for row in interfaces if row.ospf3 %}
{{ row.from | origin }}interface {{ row.name }}
 ospfv3 1 ipv6 area {{ row.ospf3.area }}
{% if row.kind != 'loopback' %}
{% if (row.ospf3.network == 'point-to-point') != (row.kind == 'tunnel') %}
 ospfv3 network {{ row.ospf3.network }}
{% endif %}
{% if not row.ospf3.isPassive %}
 ospfv3 hello-interval {{ row.ospf3.helloSeconds }}
 ospfv3 dead-interval {{ row.ospf3.deadSeconds }}
{% endif %}
{% endif %}
 ospfv3 cost {{ row.ospf3.cost }}
{% endfor %}
!
{% for entry in ospf.redistribute %}
{{ ospf.from | origin }}route-map OSPFV3-FROM-{{ entry.source | upper }} permit 10
{% if entry.filter %}
 match ipv6 address prefix-list {{ entry.filter }}-v6
{% endif %}
{% if entry.setTag %}
 set tag {{ entry.setTag }}
{% endif %}
!
{% endfor %}
{{ ospf.from | origin }}router ospfv3 1
 router-id {{ device.routing.routerId }}
 log-adjacency-changes detail
{% for area in ospf.areas if area.kind != 'normal' %}
 area {{ area.id }} stub{{ ' no-summary' if area.kind == 'totally-stubby' else '' }}
{% endfor %}
 address-family ipv6 unicast
  passive-interface default
{% for row in interfaces if row.ospf3 and not row.ospf3.isPassive %}
  no passive-interface {{ row.name }}
{% endfor %}
{% for area in ospf.areas %}
{% for prefix in area.summaries %}
  area {{ area.id }} range {{ prefix }}
{% endfor %}
{% endfor %}
{% for entry in ospf.redistribute %}
  redistribute {{ redistributed[entry.source] }} route-map OSPFV3-FROM-{{ entry.source | upper }}
{% endfor %}
{% if ospf.originatesDefault %}
  default-information originate metric {{ ospf.originatesDefault.metric }}
{% endif %}
 exit-address-family
!
{% endif %}
`;
