import { jinja } from '../jinja.ts';

/** Logs. */
export const syslog = jinja`
{% if services.syslog %}
{{ services.syslog.from | origin }}logging buffered 10000 informational
logging trap informational
logging format timestamp high-resolution
logging format hostname fqdn
logging source-interface {{ services.syslog.source }}
{% for server in services.syslog.servers %}
logging host {{ server }}{{ ' ' ~ services.syslog.port if services.syslog.port and services.syslog.port != 514 else '' }}
{% endfor %}
no logging console
!
{% endif %}
`;
