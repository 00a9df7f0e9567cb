import { jinja } from '../jinja.ts';

/** VLANs. */
export const vlans = jinja`
{% for vlan in vlans %}
{{ vlan.from | origin }}vlan {{ vlan.id }}
   name {{ (vlan.name | replace(' ', '-') | replace(',', ''))[:32] }}
!
{% endfor %}
{% for row in byKind.bridge %}
{{ row.from | origin }}vlan {{ 4000 + row.number }}
   name {{ row.key | replace(' ', '-') }}
!
{% endfor %}
`;
