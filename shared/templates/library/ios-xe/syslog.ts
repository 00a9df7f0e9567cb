import { jinja } from '../jinja.ts';

/** Logs. */
export const syslog = jinja`
{% if services.syslog %}
{{ services.syslog.from | origin }}logging buffered 65536 informational
logging trap informational
logging origin-id hostname
logging source-interface {{ services.syslog.source }}
{% for server in services.syslog.servers %}
logging host {{ 'ipv6 ' if ':' in server else '' }}{{ server }}{{ ' transport udp port ' ~ services.syslog.port if services.syslog.port and services.syslog.port != 514 else '' }}
{% endfor %}
no logging console
!
{% endif %}
`;
