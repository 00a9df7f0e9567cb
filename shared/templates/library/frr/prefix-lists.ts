import { jinja } from '../jinja.ts';

/**
 * Filters as prefix lists, each in both families: one that names nothing of a family permits nothing of it. A list ends with
 * a deny of its own.
 */
export const prefixLists = jinja`
{% if device.routing and (device.routing.ospf or device.routing.ospf3 or device.routing.bgp) %}
ip prefix-list default-route seq 5 permit 0.0.0.0/0
ipv6 prefix-list default-route seq 5 permit ::/0
{% for filter in device.routing.filters %}
{% for ip in ['ip', 'ipv6'] %}
{% set own = namespace(number=0) %}
{% for rule in filter.rules if (':' in rule.prefix) == (ip == 'ipv6') %}
{% set own.number = own.number + 5 %}
{% set length = rule.prefix|prefix|int %}
{% set least = ' ge ' ~ rule.from if rule.from is not none and rule.from > length else '' %}
{% if rule.to is not none %}
{% set most = ' le ' ~ rule.to if rule.to > length else '' %}
{% else %}
{% set most = ' le ' ~ (128 if ip == 'ipv6' else 32) if rule.from is not none and rule.from <= length else '' %}
{% endif %}
{{ ip }} prefix-list {{ filter.name }} seq {{ own.number }} {{ rule.action }} {{ rule.prefix }}{{ least }}{{ most }}
{% endfor %}
{% if own.number == 0 %}
{{ ip }} prefix-list {{ filter.name }} seq 5 deny any
{% endif %}
{% endfor %}
{% endfor %}
!
{% endif %}
`;
