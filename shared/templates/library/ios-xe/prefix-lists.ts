import { jinja } from '../jinja.ts';

/** Prefixes that pass a border, by name. */
export const prefixLists = jinja`
{% for filter in filters %}
{% for rule in filter.rules %}
{{ filter.origin | origin }}{{ 'ipv6' if rule.family == 6 else 'ip' }} prefix-list {{ filter.name }}{{ '-v6' if rule.family == 6 else '' }} seq {{ loop.index * 5 }} {{ rule.action }} {{ rule.prefix }}{{ ' ge ' ~ rule.ge if rule.ge else '' }}{{ ' le ' ~ rule.le if rule.le else '' }}
{% endfor %}
!
{% endfor %}
`;
