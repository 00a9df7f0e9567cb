import { jinja } from '../jinja.ts';

/** Routing tables beside the main one. */
export const vrf = jinja`
{% for vrf in vrfs %}
{{ vrf.from | origin }}vrf instance {{ vrf.name }}
!
{% endfor %}
{{ device.members[0].node | origin }}ip routing
no ip icmp redirect
{% if interfaces | selectattr('ipv6') | list %}
ipv6 unicast-routing
{% endif %}
{% for vrf in vrfs %}
{{ vrf.from | origin }}ip routing vrf {{ vrf.name }}
{% endfor %}
!
`;
