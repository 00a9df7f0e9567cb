import { jinja } from '../jinja.ts';

/** Prefixes that pass a border, by name. */
export const prefixLists = jinja`
{% for filter in filters %}
{% for rule in filter.rules if rule.family == 4 %}
{{ filter.origin | origin }}ip prefix-list {{ filter.name }} seq {{ loop.index * 10 }} {{ rule.action }} {{ rule.prefix }}{{ ' ge ' ~ rule.ge if rule.ge else '' }}{{ ' le ' ~ rule.le if rule.le else '' }}
{% endfor %}
{% for rule in filter.rules if rule.family == 6 %}
{% if loop.first %}
{{ filter.origin | origin }}ipv6 prefix-list {{ filter.name }}-v6
{% endif %}
   seq {{ loop.index * 10 }} {{ rule.action }} {{ rule.prefix }}{{ ' ge ' ~ rule.ge if rule.ge else '' }}{{ ' le ' ~ rule.le if rule.le else '' }}
{% endfor %}
!
{% endfor %}
`;
