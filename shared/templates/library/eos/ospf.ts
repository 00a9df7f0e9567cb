import { jinja } from '../jinja.ts';

/** OSPFv2: areas, interfaces, timers, what is announced. */
export const ospf = jinja`
{% set ospf = ospf4 %}
{% if ospf %}
{% for row in interfaces if row.ospf %}
{{ row.from | origin }}interface {{ row.name }}
   ip ospf area {{ row.ospf.area }}
   ip ospf cost {{ row.ospf.cost }}
{% if row.kind != 'loopback' %}
{% if row.ospf.network == 'point-to-point' %}
   ip ospf network point-to-point
{% endif %}
{% if not row.ospf.isPassive %}
   ip ospf hello-interval {{ row.ospf.helloSeconds }}
   ip ospf dead-interval {{ row.ospf.deadSeconds }}
{% endif %}
{% endif %}
{% endfor %}
!
{% for entry in ospf.redistribute %}
{% if entry.exceptTag %}
{{ ospf.from | origin }}route-map OSPF-FROM-{{ entry.source | upper }} deny 5
   match tag {{ entry.exceptTag }}
!
{% endif %}
{{ ospf.from | origin }}route-map OSPF-FROM-{{ entry.source | upper }} permit 10
{% if entry.filter %}
   match ip address prefix-list {{ entry.filter }}
{% endif %}
{% if entry.setTag %}
   set tag {{ entry.setTag }}
{% endif %}
!
{% endfor %}
{{ ospf.from | origin }}router ospf 1
   router-id {{ device.routing.routerId }}
   log-adjacency-changes detail
   passive-interface default
{% for row in interfaces if row.ospf and not row.ospf.isPassive %}
   no passive-interface {{ row.name }}
{% endfor %}
{% for area in ospf.areas %}
{% if area.kind != 'normal' %}
   area {{ area.id }} stub{{ ' no-summary' if area.kind == 'totally-stubby' else '' }}
{% endif %}
{% for prefix in area.summaries %}
   area {{ area.id }} range {{ prefix }}
{% endfor %}
{% endfor %}
{% for entry in ospf.redistribute %}
   redistribute {{ entry.source }} route-map OSPF-FROM-{{ entry.source | upper }}
{% endfor %}
{% if ospf.originatesDefault %}
   default-information originate metric {{ ospf.originatesDefault.metric }}
{% endif %}
   max-lsa 0
!
{% endif %}
`;
