import { jinja } from '../jinja.ts';

/** Address translation: many behind one, and published servers. */
export const nat = jinja`
{% for rule in nat if rule.kind == 'source' %}
{{ rule.from | origin }}ip access-list NAT-{{ loop.index }}
{% for source in rule.sources if ':' not in source %}
{% for except in rule.except if ':' not in except %}
   deny ip {{ source }} {{ except }}
{% endfor %}
{% endfor %}
{% for source in rule.sources if ':' not in source %}
   permit ip {{ source }} any
{% endfor %}
!
{% if not rule.isInterfaceAddress %}
ip nat pool NAT-{{ loop.index }} prefix-length 32
   range {{ rule.address }} {{ rule.address }}
!
{% endif %}
interface {{ names[rule.outside] }}
   ip nat source dynamic access-list NAT-{{ loop.index }} {{ 'overload' if rule.isInterfaceAddress else 'pool NAT-' ~ loop.index }}
{% endfor %}
{% for rule in nat if rule.kind == 'static' %}
{{ rule.from | origin }}interface {{ names[rule.outside] }}
   ip nat source static {{ rule.inside }} {{ rule.address }}
{% endfor %}
!
`;
