import { jinja } from '../jinja.ts';

export const nameServers = jinja`
{% if services.dns %}
# Debian: /etc/resolv.conf
{% for server in services.dns.servers %}
{{ services.dns.from|origin }}nameserver {{ server }}
{% endfor %}
options timeout:2 attempts:2
{% endif %}
`;
