import { jinja } from '../jinja.ts';

export const logging = jinja`
{% if services.syslog %}
{% for server in services.syslog.servers %}
{{ services.syslog.from | origin }}config log syslogd{{ '' if loop.first else loop.index }} setting
    set status enable
    set server "{{ server }}"
    set mode udp
    set port {{ services.syslog.port or 514 }}
{% if services.syslog.sourceAddress %}
    set source-ip "{{ services.syslog.sourceAddress }}"
{% endif %}
    set format rfc5424
end
{% endfor %}
{% endif %}
config log setting
    set fwpolicy-implicit-log {{ 'enable' if device.unmatched and device.unmatched.isLogged else 'disable' }}
end
`;
