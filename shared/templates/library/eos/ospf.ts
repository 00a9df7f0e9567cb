import { jinja } from '../jinja.ts';

interface OspfVersion {
  /** What the context calls the process, and its part of an interface. */
  readonly process: 'ospf4' | 'ospf6';
  readonly row: 'ospf' | 'ospf3';
  /** The commands: on an interface and of the process. */
  readonly ip: 'ip' | 'ipv6';
  readonly area: string;
  readonly router: string;
  /** How route maps begin, and prefix lists end. */
  readonly maps: string;
  readonly suffix: string;
  readonly limit: string;
}

/** Areas, interfaces, timers, what is announced. */
const ospfOf = ({ process, row, ip, area, router, maps, suffix, limit }: OspfVersion): string => jinja`
{% set ospf = ${process} %}
{% if ospf %}
{% for row in interfaces if row.${row} %}
{{ row.from | origin }}interface {{ row.name }}
   ${area} {{ row.${row}.area }}
   ${ip} ospf cost {{ row.${row}.cost }}
{% if row.kind != 'loopback' %}
{% if row.${row}.network == 'point-to-point' %}
   ${ip} ospf network point-to-point
{% endif %}
{% if not row.${row}.isPassive %}
   ${ip} ospf hello-interval {{ row.${row}.helloSeconds }}
   ${ip} ospf dead-interval {{ row.${row}.deadSeconds }}
{% endif %}
{% endif %}
{% endfor %}
!
{% for entry in ospf.redistribute %}
{% if entry.exceptTag %}
{{ ospf.from | origin }}route-map ${maps}-FROM-{{ entry.source | upper }} deny 5
   match tag {{ entry.exceptTag }}
!
{% endif %}
{{ ospf.from | origin }}route-map ${maps}-FROM-{{ entry.source | upper }} permit 10
{% if entry.filter %}
   match ${ip} address prefix-list {{ entry.filter }}${suffix}
{% endif %}
{% if entry.setTag %}
   set tag {{ entry.setTag }}
{% endif %}
!
{% endfor %}
{{ ospf.from | origin }}${router}
   router-id {{ device.routing.routerId }}
   log-adjacency-changes detail
   passive-interface default
{% for row in interfaces if row.${row} and not row.${row}.isPassive %}
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
   redistribute {{ entry.source }} route-map ${maps}-FROM-{{ entry.source | upper }}
{% endfor %}
{% if ospf.originatesDefault %}
   default-information originate metric {{ ospf.originatesDefault.metric }}
{% endif %}
${limit}!
{% endif %}
`;

/** OSPFv2. */
export const ospf = ospfOf({
  process: 'ospf4',
  row: 'ospf',
  ip: 'ip',
  area: 'ip ospf area',
  router: 'router ospf 1',
  maps: 'OSPF',
  suffix: '',
  limit: '   max-lsa 0\n',
});

/** OSPFv3 for IPv6. */
export const ospf3 = ospfOf({
  process: 'ospf6',
  row: 'ospf3',
  ip: 'ipv6',
  area: 'ipv6 ospf 1 area',
  router: 'ipv6 router ospf 1',
  maps: 'OSPFV3',
  suffix: '-v6',
  limit: '',
});
