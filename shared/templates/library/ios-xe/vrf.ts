import { jinja } from '../jinja.ts';

/** Routing tables beside the main one. */
export const vrf = jinja`
{% for vrf in vrfs %}
{{ vrf.from | origin }}vrf definition {{ vrf.name }}
 address-family ipv4
 exit-address-family
!
{% endfor %}
`;
