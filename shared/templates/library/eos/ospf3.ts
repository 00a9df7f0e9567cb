import { jinja } from '../jinja.ts';

/** OSPFv3 for IPv6. */
export const ospf3 = jinja`
{% set ospf = ospf6 %}
{% if ospf %}
{% for row in interfaces if row.ospf3 %}
{{ row.from | origin }}interface {{ row.name }}
   ipv6 ospf 1 area {{ row.ospf3.area }}
   ipv6 ospf cost {{ row.ospf3.cost }}
{% if row.kind != 'loopback' %}
{% if row.ospf3.network == 'point-to-point' %}
   ipv6 ospf network point-to-point
{% endif %}
{% if not row.ospf3.isPassive %}
   ipv6 ospf hello-interval {{ row.ospf3.helloSeconds }}
   ipv6 ospf dead-interval {{ row.ospf3.deadSeconds }}
{% endif %}
{% endif %}
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
{{ ospf.from | origin }}ipv6 router ospf 1
   router-id {{ device.routing.routerId }}
   log-adjacency-changes detail
   passive-interface default
{% for row in interfaces if row.ospf3 and not row.ospf3.isPassive %}
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
   redistribute {{ entry.source }} route-map OSPFV3-FROM-{{ entry.source | upper }}
{% endfor %}
{% if ospf.originatesDefault %}
   default-information originate metric {{ ospf.originatesDefault.metric }}
{% endif %}
!
{% endif %}
`;
