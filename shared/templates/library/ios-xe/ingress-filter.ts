import { jinja } from '../jinja.ts';

/** Own addresses do not come from outside (RFC 2827, RFC 3704). Where an access list with the policies is, it begins with that. */
export const ingressFilter = jinja`
{% if forged.interfaces and not (device.filtering == 'stateless' and filter.rules) %}
{% if forged.prefixes4 %}
{{ device.members[0].node | origin }}ip access-list extended FROM-OUTSIDE
 remark own addresses do not come from outside
{% for prefix in forged.prefixes4 %}
 deny ip {{ prefix | network }} {{ prefix | wildcard }} any log
{% endfor %}
 permit ip any any
!
{% endif %}
{% if forged.prefixes6 %}
{{ device.members[0].node | origin }}ipv6 access-list FROM-OUTSIDE-v6
 remark own addresses do not come from outside
{% for prefix in forged.prefixes6 %}
 deny ipv6 {{ prefix }} any log
{% endfor %}
 permit ipv6 any any
!
{% endif %}
{% for row in forged.interfaces %}
{{ row.from | origin }}interface {{ row.name }}
{% if row.ipv4 and forged.prefixes4 %}
 ip access-group FROM-OUTSIDE in
{% endif %}
{% if row.ipv6 and forged.prefixes6 %}
 ipv6 traffic-filter FROM-OUTSIDE-v6 in
{% endif %}
{% endfor %}
!
{% endif %}
`;
