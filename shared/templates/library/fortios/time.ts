import { jinja } from '../jinja.ts';

export const time = jinja`
{% if services.ntp %}
{{ services.ntp.from | origin }}config system ntp
    set ntpsync enable
    set type custom
{% if services.ntp.sourceAddress %}
    set {{ 'source-ip6' if ':' in services.ntp.sourceAddress else 'source-ip' }} {{ services.ntp.sourceAddress }}
{% endif %}
    config ntpserver
{% for server in services.ntp.servers %}
        edit {{ loop.index }}
            set server "{{ server }}"
        next
{% endfor %}
    end
end
{% endif %}
`;
