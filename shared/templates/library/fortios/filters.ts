import { jinja } from '../jinja.ts';

/** Prefixes that pass a border, and route maps for what is redistributed. */
export const filters = jinja`
{% if device.routing and device.routing.filters %}
{% for family in [4, 6] %}
{% set own = namespace(any=false) %}
{% for filter in device.routing.filters %}
{% for rule in filter.rules if (':' in rule.prefix) == (family == 6) %}{% set own.any = true %}{% endfor %}
{% endfor %}
{% if own.any %}
{{ device.members[0].node | origin }}config router prefix-list{{ '' if family == 4 else '6' }}
{% for filter in device.routing.filters %}
    edit "{{ filter.name[:35] }}"
        config rule
{% for rule in filter.rules if (':' in rule.prefix) == (family == 6) %}
            edit {{ loop.index }}
                set action {{ rule.action }}
{% if family == 4 %}
                set prefix {{ rule.prefix | network }} {{ rule.prefix | netmask }}
{% else %}
                set prefix6 {{ rule.prefix }}
{% endif %}
{% if rule.from is none or rule.from == rule.prefix | prefix %}
                unset ge
{% else %}
                set ge {{ rule.from }}
{% endif %}
{% if rule.to is none and rule.from is none %}
                unset le
{% else %}
                set le {{ rule.to if rule.to is not none else (32 if family == 4 else 128) }}
{% endif %}
            next
{% endfor %}
        end
    next
{% endfor %}
end
{% endif %}
{% endfor %}
{% endif %}
{% if fortios.routeMaps %}
config router route-map
{% for map in fortios.routeMaps %}
{{ map.from | origin }}    edit "{{ map.name }}"
        config rule
{% for rule in map.rules %}
            edit {{ loop.index }}
                set action {{ rule.action }}
{% if rule.filter %}
                set match-ip{{ '6' if map.isIpv6 else '' }}-address "{{ rule.filter[:35] }}"
{% endif %}
{% if rule.exceptTag %}
                set match-tag {{ rule.exceptTag }}
{% endif %}
{% if rule.setTag %}
                set set-tag {{ rule.setTag }}
{% endif %}
{% if rule.localPreference is not none %}
                set set-local-preference {{ rule.localPreference }}
{% endif %}
{% if rule.prepend %}
                set set-aspath-action prepend
                set set-aspath{% for _ in range(rule.prepend) %} "{{ device.routing.bgp.as }}"{% endfor %}

{% endif %}
            next
{% endfor %}
        end
    next
{% endfor %}
end
{% endif %}
`;
