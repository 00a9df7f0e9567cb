import { jinja } from '../jinja.ts';

/** BGP: neighbours with their filters, and what is announced. */
export const bgp = jinja`
{% if bgp %}
{% if bgp.neighbours | selectattr('announcesDefault') | list %}
{{ bgp.from | origin }}ip prefix-list DEFAULT seq 5 permit 0.0.0.0/0
ipv6 prefix-list DEFAULT-v6 seq 5 permit ::/0
route-map WHILE-THERE-IS-A-DEFAULT permit 10
 match ip address prefix-list DEFAULT
route-map WHILE-THERE-IS-A-DEFAULT-v6 permit 10
 match ipv6 address prefix-list DEFAULT-v6
!
{% endif %}
{% for neighbour in bgp.neighbours %}
{% if neighbour.localPreference is not none %}
{{ neighbour.from | origin }}route-map BGP-IN-{{ loop.index }} permit 10
 set local-preference {{ neighbour.localPreference }}
!
{% endif %}
{% if neighbour.prepend > 0 %}
{{ neighbour.from | origin }}route-map BGP-OUT-{{ loop.index }} permit 10
 set as-path prepend{{ (' ' ~ bgp.as) * neighbour.prepend }}
!
{% endif %}
{% endfor %}
{% for entry in bgp.redistribute %}
{% for family in [4, 6] if family in bgp.families %}
{% set name = 'BGP-FROM-' ~ entry.source | upper ~ ('-v6' if family == 6 else '') %}
{% if entry.exceptTag %}
{{ bgp.from | origin }}route-map {{ name }} deny 5
 match tag {{ entry.exceptTag }}
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
 bgp router-id {{ device.routing.routerId }}
 bgp log-neighbor-changes
 no bgp default ipv4-unicast
{% for neighbour in bgp.neighbours %}
{{ neighbour.from | origin }} neighbor {{ neighbour.address }} remote-as {{ neighbour.as }}
 neighbor {{ neighbour.address }} description {{ neighbour.description }}
{% if neighbour.source %}
 neighbor {{ neighbour.address }} update-source {{ names[neighbour.source] }}
{% endif %}
 neighbor {{ neighbour.address }} timers {{ neighbour.keepaliveSeconds }} {{ neighbour.holdSeconds }}
{% if neighbour.ttlSecurityHops %}
 neighbor {{ neighbour.address }} ttl-security hops {{ neighbour.ttlSecurityHops }}
{% endif %}
{% endfor %}
{% for family in bgp.families %}
{{ bgp.from | origin }} address-family {{ 'ipv6' if family == 6 else 'ipv4' }}
{% for prefix in bgp.networks if (':' in prefix) == (family == 6) %}
  network {{ prefix if family == 6 else prefix | network ~ ' mask ' ~ prefix | netmask }}
{% endfor %}
{% for entry in bgp.redistribute %}
  redistribute {{ 'ospf 1 match internal external 1 external 2' if entry.source == 'ospf' else entry.source }} route-map BGP-FROM-{{ entry.source | upper }}{{ '-v6' if family == 6 else '' }}
{% endfor %}
{% for neighbour in bgp.neighbours if neighbour.family == family %}
{{ neighbour.from | origin }}  neighbor {{ neighbour.address }} activate
{% if neighbour.as == bgp.as %}
  neighbor {{ neighbour.address }} send-community both
{% endif %}
{% if neighbour.nextHopSelf %}
  neighbor {{ neighbour.address }} next-hop-self
{% endif %}
{% if neighbour.announcesDefault %}
  neighbor {{ neighbour.address }} default-originate route-map WHILE-THERE-IS-A-DEFAULT{{ '-v6' if family == 6 else '' }}
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
{% if neighbour.maxPrefixes %}
  neighbor {{ neighbour.address }} maximum-prefix {{ neighbour.maxPrefixes }} 80
{% endif %}
{% endfor %}
{{ bgp.from | origin }} exit-address-family
{% endfor %}
!
{% endif %}
`;
