import { jinja } from '../jinja.ts';

/**
 * BGP, each neighbour in the family of its address. A default that the device has from elsewhere enters BGP with a community
 * of its own, and leaves only to the neighbours that are promised one: `default-originate` would announce it always.
 */
export const bgp = jinja`
{% set bgp = device.routing.bgp if device.routing else none %}
{% if bgp %}
{% set families = [
  {'name': 'ipv4', 'ip': 'ip', 'map': 'bgp', 'ospf': 'ospf', 'v6': false},
  {'name': 'ipv6', 'ip': 'ipv6', 'map': 'bgp6', 'ospf': 'ospf6', 'v6': true},
] %}
{% macro match(ip, list) %}
 match {{ ip }} address prefix-list {{ list }}
{% endmacro %}
{% macro prepend(row) %}
{% if row.prepend > 0 %}
 set as-path prepend{% for time in range(row.prepend) %} {{ bgp.as }}{% endfor %}

{% endif %}
{% endmacro %}
{{ bgp.from|origin }}bgp community-list standard own-default seq 5 permit 64496:1
!
{% for family in families %}
{% set ns = namespace(spoken=not family.v6, announces=false) %}
{% for row in bgp.neighbours if (':' in row.address) == family.v6 %}
{% set ns.spoken = true %}
{% if row.announcesDefault %}
{% set ns.announces = true %}
{% endif %}
{% endfor %}
{% if ns.spoken %}
{% for row in bgp.redistribute %}
{% set map = family.map ~ '-' ~ row.source %}
{% if ns.announces and row.source != 'connected' %}
route-map {{ map }} permit 1
{{ match(family.ip, 'default-route') -}}
{{ ' ' }}set community 64496:1
exit
{% else %}
route-map {{ map }} deny 1
{{ match(family.ip, 'default-route') -}}
exit
{% endif %}
{% if row.exceptTag %}
route-map {{ map }} deny 2
 match tag {{ row.exceptTag }}
exit
{% endif %}
route-map {{ map }} permit 10
{% if row.filter %}
{{ match(family.ip, row.filter) -}}
{% endif %}
{% if row.setTag %}
 set tag {{ row.setTag }}
{% endif %}
exit
!
{% endfor %}
{% if ns.announces %}
{% for source in ['static', 'ospf'] if source not in bgp.redistribute|map(attribute='source') %}
route-map {{ family.map }}-{{ source }} permit 1
{{ match(family.ip, 'default-route') -}}
{{ ' ' }}set community 64496:1
exit
!
{% endfor %}
{% endif %}
{% endif %}
{% endfor %}
{% for row in bgp.neighbours %}
{% set ip = 'ipv6' if ':' in row.address else 'ip' %}
{{ row.from|origin }}route-map in-{{ row.address }} permit 10
{% if row.in %}
{{ match(ip, row.in) -}}
{% endif %}
{% if row.localPreference is not none %}
 set local-preference {{ row.localPreference }}
{% endif %}
exit
!
{% if row.announcesDefault %}
route-map out-{{ row.address }} permit 5
{{ match(ip, 'default-route') -}}
{{ ' ' }}set comm-list own-default delete
{{ prepend(row) -}}
exit
{% else %}
route-map out-{{ row.address }} deny 5
{{ match(ip, 'default-route') -}}
{{ ' ' }}match community own-default
exit
{% endif %}
route-map out-{{ row.address }} permit 10
{% if row.out %}
{{ match(ip, row.out) -}}
{% endif %}
{{ prepend(row) -}}
exit
!
{% endfor %}
{{ bgp.from|origin }}router bgp {{ bgp.as }}
 bgp router-id {{ device.routing.routerId }}
 bgp log-neighbor-changes
 no bgp ebgp-requires-policy
 no bgp default ipv4-unicast
 bgp bestpath compare-routerid
{% for row in bgp.neighbours %}
 neighbor {{ row.address }} remote-as {{ row.as }}
{% if row.description %}
 neighbor {{ row.address }} description {{ row.description }}
{% endif %}
 neighbor {{ row.address }} timers {{ row.keepaliveSeconds }} {{ row.holdSeconds }}
{% if row.source %}
 neighbor {{ row.address }} update-source {{ (byName[row.source].ipv6 if ':' in row.address else byName[row.source].ipv4)|first|address }}
{% endif %}
{% if row.ttlSecurityHops %}
 neighbor {{ row.address }} ttl-security hops {{ row.ttlSecurityHops }}
{% endif %}
{% endfor %}
{% for family in families %}
{% set ns = namespace(spoken=not family.v6, announces=false) %}
{% for row in bgp.neighbours if (':' in row.address) == family.v6 %}
{% set ns.spoken = true %}
{% if row.announcesDefault %}
{% set ns.announces = true %}
{% endif %}
{% endfor %}
{% if ns.spoken %}
 !
 address-family {{ family.name }} unicast
{% for prefix in bgp.networks if (':' in prefix) == family.v6 %}
  network {{ prefix }}
{% endfor %}
{% for row in bgp.redistribute %}
  redistribute {{ family.ospf if row.source == 'ospf' else row.source }} route-map {{ family.map }}-{{ row.source }}
{% endfor %}
{% if ns.announces %}
{% for source in ['static', 'ospf'] if source not in bgp.redistribute|map(attribute='source') %}
  redistribute {{ family.ospf if source == 'ospf' else source }} route-map {{ family.map }}-{{ source }}
{% endfor %}
{% endif %}
{% for row in bgp.neighbours if (':' in row.address) == family.v6 %}
  neighbor {{ row.address }} activate
{% if row.nextHopSelf %}
  neighbor {{ row.address }} next-hop-self
{% endif %}
  neighbor {{ row.address }} route-map in-{{ row.address }} in
  neighbor {{ row.address }} route-map out-{{ row.address }} out
{% if row.maxPrefixes %}
  neighbor {{ row.address }} maximum-prefix {{ row.maxPrefixes }}
{% endif %}
{% endfor %}
 exit-address-family
{% endif %}
{% endfor %}
exit
!
{% endif %}
`;
