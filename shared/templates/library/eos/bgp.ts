import { jinja } from '../jinja.ts';

/** BGP: neighbours with their filters, and what is announced. */
export const bgp = jinja`
{% if bgp %}
{% for neighbour in bgp.neighbours %}
{% if neighbour.localPreference is not none %}
{{ neighbour.from | origin }}route-map BGP-IN-{{ neighbour.number }} permit 10
   set local-preference {{ neighbour.localPreference }}
!
{% endif %}
{% if neighbour.prepend > 0 %}
{{ neighbour.from | origin }}route-map BGP-OUT-{{ neighbour.number }} permit 10
   set as-path prepend{{ (' ' ~ bgp.as) * neighbour.prepend }}
!
{% endif %}
{% endfor %}
{% for entry in bgp.redistribute %}
{% for family in bgp.families %}
{% set name = 'BGP-FROM-' ~ entry.source | upper ~ ('-v6' if family == 6 else '') %}
{% if entry.exceptTag %}
{{ bgp.from | origin }}route-map {{ name }} deny 5
   match tag {{ entry.exceptTag }}
!
{% endif %}
{{ bgp.from | origin }}route-map {{ name }} permit 10
{% if entry.filter %}
   match {{ 'ipv6' if family == 6 else 'ip' }} address prefix-list {{ entry.filter }}{{ '-v6' if family == 6 else '' }}
{% endif %}
{% if entry.setTag %}
   set tag {{ entry.setTag }}
{% endif %}
!
{% endfor %}
{% endfor %}
{{ bgp.from | origin }}router bgp {{ bgp.as }}
   router-id {{ device.routing.routerId }}
   no bgp default ipv4-unicast
   bgp log-neighbor-changes
   distance bgp 20 200 200
{% for neighbour in bgp.neighbours %}
{{ neighbour.from | origin }}   neighbor {{ neighbour.address }} remote-as {{ neighbour.as }}
   neighbor {{ neighbour.address }} description {{ neighbour.description }}
{% if neighbour.source %}
   neighbor {{ neighbour.address }} update-source {{ names[neighbour.source] }}
{% endif %}
{% if neighbour.nextHopSelf %}
   neighbor {{ neighbour.address }} next-hop-self
{% endif %}
   neighbor {{ neighbour.address }} timers {{ neighbour.keepaliveSeconds }} {{ neighbour.holdSeconds }}
{% if neighbour.ttlSecurityHops %}
   neighbor {{ neighbour.address }} ttl maximum-hops {{ neighbour.ttlSecurityHops }}
{% endif %}
{% if neighbour.isInternal %}
   neighbor {{ neighbour.address }} send-community
{% endif %}
{% if neighbour.maxPrefixes %}
   neighbor {{ neighbour.address }} maximum-routes {{ neighbour.maxPrefixes }} warning-limit 80 percent
{% endif %}
{% endfor %}
{% for family in bgp.families %}
{{ bgp.from | origin }}   !
   address-family {{ 'ipv6' if family == 6 else 'ipv4' }}
{% for neighbour in bgp.neighbours if neighbour.family == family %}
{{ neighbour.from | origin }}      neighbor {{ neighbour.address }} activate
{% if neighbour.announcesDefault %}
      neighbor {{ neighbour.address }} default-originate
{% endif %}
{% if neighbour.in %}
      neighbor {{ neighbour.address }} prefix-list {{ neighbour.in }}{{ '-v6' if family == 6 else '' }} in
{% endif %}
{% if neighbour.out %}
      neighbor {{ neighbour.address }} prefix-list {{ neighbour.out }}{{ '-v6' if family == 6 else '' }} out
{% endif %}
{% if neighbour.localPreference is not none %}
      neighbor {{ neighbour.address }} route-map BGP-IN-{{ neighbour.number }} in
{% endif %}
{% if neighbour.prepend > 0 %}
      neighbor {{ neighbour.address }} route-map BGP-OUT-{{ neighbour.number }} out
{% endif %}
{% endfor %}
{{ bgp.from | origin }}
{%- for prefix in bgp.networks if (':' in prefix) == (family == 6) %}
      network {{ prefix }}
{% endfor %}
{% for entry in bgp.redistribute %}
      redistribute {{ 'ospfv3' if entry.source == 'ospf' and family == 6 else entry.source }} route-map BGP-FROM-{{ entry.source | upper }}{{ '-v6' if family == 6 else '' }}
{% endfor %}
{% endfor %}
!
{% endif %}
`;
