import { jinja } from '../jinja.ts';

/** Names. */
export const dns = jinja`
{% if services.dns %}
{% if services.dns.source %}
{{ services.dns.from | origin }}ip domain lookup source-interface {{ services.dns.source }}
{% endif %}
{{ services.dns.from | origin }}ip name-server {{ services.dns.servers | join(' ') }}
{% else %}
no ip domain lookup
{% endif %}
!
`;
