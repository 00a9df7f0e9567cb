import { jinja } from '../jinja.ts';

interface OspfVersion {
  /** What the context calls the process, and its part of an interface. */
  readonly process: 'ospf4' | 'ospf6';
  readonly row: 'ospf' | 'ospf3';
  /** The commands of an interface. */
  readonly area: string;
  readonly command: string;
  /** How route maps begin, what they match, and how prefix lists end. */
  readonly maps: string;
  readonly ip: 'ip' | 'ipv6';
  readonly suffix: string;
}

/** Interfaces with their timers, what is announced, and then the process. */
const ospfOf = (
  { process, row, area, command, maps, ip, suffix }: OspfVersion,
  router: string,
): string => jinja`
{% set ospf = ${process} %}
{% if ospf %}
{% set redistributed = {'connected': 'connected', 'static': 'static', 'ospf': 'ospf 1', 'bgp': 'bgp ' ~ (bgp.as if bgp else '')} %}
{% for row in interfaces if row.${row} %}
{{ row.from | origin }}interface {{ row.name }}
 ${area} {{ row.${row}.area }}
{% if row.kind != 'loopback' %}
{% if (row.${row}.network == 'point-to-point') != (row.kind == 'tunnel') %}
 ${command} network {{ row.${row}.network }}
{% endif %}
{% if not row.${row}.isPassive %}
 ${command} hello-interval {{ row.${row}.helloSeconds }}
 ${command} dead-interval {{ row.${row}.deadSeconds }}
{% endif %}
{% endif %}
 ${command} cost {{ row.${row}.cost }}
{% endfor %}
!
{% for entry in ospf.redistribute %}
{% if entry.exceptTag %}
{{ ospf.from | origin }}route-map ${maps}-FROM-{{ entry.source | upper }} deny 5
 match tag {{ entry.exceptTag }}
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
${router}
!
{% endif %}
`;

/** OSPFv2. */
export const ospf = ospfOf(
  {
    process: 'ospf4',
    row: 'ospf',
    area: 'ip ospf 1 area',
    command: 'ip ospf',
    maps: 'OSPF',
    ip: 'ip',
    suffix: '',
  },
  jinja`{{ ospf.from | origin }}router ospf 1
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
 area {{ area.id }} range {{ prefix | network }} {{ prefix | netmask }}
{% endfor %}
{% endfor %}
{% for entry in ospf.redistribute %}
 redistribute {{ redistributed[entry.source] }} subnets route-map OSPF-FROM-{{ entry.source | upper }}
{% endfor %}
{% if ospf.originatesDefault %}
 default-information originate metric {{ ospf.originatesDefault.metric }}
{% endif %}`,
);

/** OSPFv3 for IPv6. */
export const ospf3 = ospfOf(
  {
    process: 'ospf6',
    row: 'ospf3',
    area: 'ospfv3 1 ipv6 area',
    command: 'ospfv3',
    maps: 'OSPFV3',
    ip: 'ipv6',
    suffix: '-v6',
  },
  jinja`{{ ospf.from | origin }}router ospfv3 1
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
 exit-address-family`,
);
