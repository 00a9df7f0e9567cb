import { jinja } from '../jinja.ts';

/** VLANs of a switch; a router bridges each by a bridge domain. */
export const vlans = jinja`
{% if device.kind == 'switch' %}
{% for vlan in vlans %}
{{ vlan.from | origin }}vlan {{ vlan.id }}
 name {{ (vlan.name | replace(' ', '-') | replace(',', ''))[:32] }}
!
{% endfor %}
{% else %}
{% for vlan in vlans %}
{{ vlan.from | origin }}bridge-domain {{ vlan.id }}
!
{% endfor %}
{% endif %}
{% for row in byKind.bridge %}
{% if device.kind == 'switch' %}
{{ row.from | origin }}vlan {{ 4000 + row.number }}
 name {{ row.key | replace(' ', '-') }}
{% else %}
{{ row.from | origin }}bridge-domain {{ 4000 + row.number }}
{% endif %}
!
{% endfor %}
`;
