import { jinja } from '../jinja.ts';

/** Names. */
export const dns = jinja`
{% if services.dns %}
{% if services.dns.source %}
{{ services.dns.from | origin }}ip domain lookup source-interface {{ services.dns.source }}
{% endif %}
{% for server in services.dns.servers %}
{{ services.dns.from | origin }}ip name-server vrf default {{ server }}
{% endfor %}
!
{% endif %}
`;
