import { jinja } from '../jinja.ts';

/**
 * Time, which the device asks for and gives to nobody: IOS XE is a server of time to all who ask it unless a list says who may. A list
 * without entries lets everybody in.
 */
export const ntp = jinja`
{% if services.ntp %}
{{ services.ntp.from | origin }}ip access-list standard NTP-SERVERS
{% for server in services.ntp.servers if ':' not in server %}
 permit host {{ server }}
{% else %}
 deny any
{% endfor %}
ipv6 access-list NTP-SERVERS-v6
{% for server in services.ntp.servers if ':' in server %}
 permit ipv6 host {{ server }} any
{% else %}
 deny ipv6 any any
{% endfor %}
ntp access-group peer NTP-SERVERS
ntp access-group ipv6 peer NTP-SERVERS-v6
{% if services.ntp.source %}
ntp source {{ services.ntp.source }}
{% endif %}
{% for server in services.ntp.servers %}
ntp server {{ server }}{{ ' prefer' if loop.first else '' }}
{% endfor %}
!
{% endif %}
`;
