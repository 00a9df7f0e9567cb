import { jinja } from '../jinja.ts';

/** Own addresses do not come from outside (RFC 2827, RFC 3704). Where an access list with the policies is, it begins with that. */
export const ingressFilter = jinja`
{% if forged.interfaces and not (device.filtering == 'stateless' and filter.rules) %}
{% for family in [4, 6] %}
{% set own = forged.prefixes4 if family == 4 else forged.prefixes6 %}
{% set all = 'ip' if family == 4 else 'ipv6' %}
{% if own %}
{{ device.members[0].node | origin }}{{ all }} access-list FROM-OUTSIDE{{ '-v6' if family == 6 else '' }}
   counters per-entry
   remark own addresses do not come from outside
{% for prefix in own %}
   deny {{ all }} {{ prefix }} any log
{% endfor %}
   permit {{ all }} any any
!
{% endif %}
{% endfor %}
{% for row in forged.interfaces %}
{{ row.from | origin }}interface {{ row.name }}
{% if row.ipv4 and forged.prefixes4 %}
   ip access-group FROM-OUTSIDE in
{% endif %}
{% if row.ipv6 and forged.prefixes6 %}
   ipv6 access-group FROM-OUTSIDE-v6 in
{% endif %}
{% endfor %}
!
{% endif %}
`;
