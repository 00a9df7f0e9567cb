import { jinja } from '../jinja.ts';

export const syslog = jinja`
{% if services.syslog %}
{% set own = services.syslog %}
{% set transport = (own.services|first).protocol if own.services else 'udp' %}
# Debian: /etc/rsyslog.d/90-network.conf
{% for server in own.servers %}
{{ own.from|origin }}*.* action(type="omfwd" target="{{ server }}" port="{{ own.port or 514 }}" protocol="{{ transport }}"
         template="RSYSLOG_SyslogProtocol23Format"{% if own.sourceAddress %} address="{{ own.sourceAddress }}"{% endif %}

         queue.type="linkedList" queue.size="10000" action.resumeRetryCount="-1")
{% endfor %}
{% endif %}
`;
