import { jinja } from '../jinja.ts';

/** A pair that ends aggregates together. */
export const mlag = jinja`
{% if device.mlag %}
{% set pair = device.mlag %}
{{ pair.from | origin }}no spanning-tree vlan-id 4094
vlan 4094
   name MLAG
   trunk group MLAG
!
interface {{ names[pair.peerLink] }}
   switchport trunk allowed vlan add 4094
   switchport trunk group MLAG
interface Vlan4094
   description MLAG with {{ pair.peer }}
   no autostate
   mtu 1500
   ip address {{ '169.254.255.0/31' if mlagIsFirst else '169.254.255.1/31' }}
!
mlag configuration
   domain-id {{ pair.domain }}
   local-interface Vlan4094
   peer-address {{ '169.254.255.1' if mlagIsFirst else '169.254.255.0' }}
   peer-address heartbeat {{ pair.keepalive.destination }}
   peer-link {{ names[pair.peerLink] }}
   primary-priority {{ pair.rolePriority }}
   dual-primary detection delay 10 action errdisable all-interfaces
   reload-delay mlag 300
   reload-delay non-mlag 330
!
{% for row in interfaces if row.aggregation and row.aggregation.mlag %}
{{ row.from | origin }}interface {{ row.name }}
   mlag {{ row.aggregation.mlag }}
{% endfor %}
!
{% endif %}
`;
