import { jinja } from '../jinja.ts';

/** Filters as chains of rules, which reject what none of them accepts; a chain of a filter rejects what it denies. */
export const routingFilters = jinja`
{% set routing = device.routing %}
{% if routing and (routing.ospf or routing.ospf3 or routing.bgp) %}
/routing id
add name=main id={{ routing.routerId }} select-dynamic-id=only-static
{% for filter in routing.filters %}
/routing filter rule
{% for rule in filter.rules %}
{% set length = rule.prefix|prefix|int %}
{% set longest = 128 if ':' in rule.prefix else 32 %}
{% set least = rule.from if rule.from is not none else length %}
{% set most = rule.to if rule.to is not none else (longest if rule.from is not none else length) %}
add chain="{{ filter.name }}" rule="if (dst {{ '==' if most == length else 'in' }} {{ rule.prefix }}{% if most > length %} && dst-len >= {{ [least, length]|max }} && dst-len <= {{ most }}{% endif %}) { {{ 'return' if rule.action == 'permit' else 'reject' }} }"
{% endfor %}
add chain="{{ filter.name }}" rule="reject"
{% endfor %}
{% endif %}
`;
