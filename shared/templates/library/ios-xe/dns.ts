import { jinja } from '../jinja.ts';

/** Names. */
export const dns = jinja`
{% if services.dns %}
{{ services.dns.from | origin }}ip domain lookup source-interface {{ services.dns.source }}
ip name-server {{ services.dns.servers | join(' ') }}
{% else %}
no ip domain lookup
{% endif %}
!
`;
