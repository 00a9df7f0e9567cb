import { jinja } from '../jinja.ts';

/** Address translation: many behind one, published servers, and IPv6 behind IPv4. */
export const nat = jinja`
{% if nat %}
{% set between = nat | selectattr('kind', 'equalto', 'nat64') | list %}
{% for row in interfaces if row.nat and not between %}
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
{% for row in interfaces if between and row.ipv6 and row.kind not in ['loopback', 'tunnel'] %}
{{ row.from | origin }}interface {{ row.name }}
 nat64 enable
{% endfor %}
{% for rule in between %}
{{ rule.from | origin }}ipv6 access-list NAT64-{{ loop.index }}
{% for source in rule.sources %}
 permit ipv6 {{ source }} any
{% endfor %}
nat64 prefix stateful {{ rule.prefix }}
nat64 v4 pool NAT64-{{ loop.index }} {{ rule.address }} {{ rule.address }}
nat64 v6v4 list NAT64-{{ loop.index }} pool NAT64-{{ loop.index }} overload
!
{% endfor %}
{% for rule in nat if rule.kind == 'static' %}
{{ rule.from | origin }}ip nat inside source static {{ rule.inside }} {{ rule.address }} extendable
{% endfor %}
!
{% endif %}
`;
