import { jinja } from '../jinja.ts';

/** Address translation: many behind one, and published servers. */
export const nat = jinja`
{% if nat %}
{% for row in interfaces if row.nat %}
{{ row.from | origin }}interface {{ row.name }}
 ip nat {{ row.nat }}
{% endfor %}
!
{% for rule in nat if rule.kind == 'source' %}
{{ rule.from | origin }}ip access-list extended NAT-{{ loop.index }}
{% for source in rule.sources if ':' not in source %}
{% for except in rule.except if ':' not in except %}
 deny ip {{ source | network }} {{ source | wildcard }} {{ except | network }} {{ except | wildcard }}
{% endfor %}
{% endfor %}
{% for source in rule.sources if ':' not in source %}
 permit ip {{ source | network }} {{ source | wildcard }} any
{% endfor %}
route-map NAT-{{ loop.index }} permit 10
 match ip address NAT-{{ loop.index }}
 match interface {{ names[rule.outside] }}
{% if rule.addressOn %}
ip nat inside source route-map NAT-{{ loop.index }} interface {{ rule.addressOn }} overload
{% else %}
ip nat pool NAT-{{ loop.index }} {{ rule.address }} {{ rule.address }} prefix-length 32
ip nat inside source route-map NAT-{{ loop.index }} pool NAT-{{ loop.index }} overload
{% endif %}
!
{% endfor %}
{% for rule in nat if rule.kind == 'static' %}
{{ rule.from | origin }}ip nat inside source static {{ rule.inside }} {{ rule.address }} extendable
{% endfor %}
!
{% endif %}
`;
