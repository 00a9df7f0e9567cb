import { jinja } from '../jinja.ts';

/** Names. */
export const dns = jinja`
{% if services.dns %}
{{ services.dns.from | origin }}ip domain lookup source-interface {{ services.dns.source }}
{% for server in services.dns.servers %}
ip name-server vrf default {{ server }}
{% endfor %}
!
{% endif %}
`;
