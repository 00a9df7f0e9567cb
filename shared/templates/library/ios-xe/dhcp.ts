import { jinja } from '../jinja.ts';

/** Addresses handed out, and requests passed on. */
export const dhcp = jinja`
{% if dhcpPools %}
{% for pool in dhcpPools %}
{% for range in pool.excluded %}
{{ pool.from | origin }}ip dhcp excluded-address {{ range.first }}{{ ' ' ~ range.last if range.last != range.first else '' }}
{% endfor %}
{% endfor %}
!
{% for pool in dhcpPools %}
{{ pool.from | origin }}ip dhcp pool {{ pool.name | upper }}
 network {{ pool.subnet | network }} {{ pool.subnet | netmask }}
 default-router {{ pool.gateway }}
{% if pool.dnsServers %}
 dns-server {{ pool.dnsServers | join(' ') }}
{% endif %}
{% if pool.ntpServers %}
 option 42 ip {{ pool.ntpServers | join(' ') }}
{% endif %}
{% for option in pool.options %}
 option {{ option.code }} {{ 'hex ' ~ option.hex if option.hex else 'ip ' ~ option.values | join(' ') if option.values[0] | ipv4 else 'ascii ' ~ option.values | join(',') }}
{% endfor %}
 lease {{ pool.leaseDays }} {{ pool.leaseHours }} {{ pool.leaseMinutes }}
!
{% endfor %}
{% endif %}
{% for row in interfaces if row.dhcpRelay %}
{{ row.from | origin }}interface {{ row.name }}
{% for server in row.dhcpRelay.servers %}
 ip helper-address {{ server }}
{% endfor %}
{% if row.dhcpRelay.source and row.dhcpRelay.source != row.key %}
 ip dhcp relay source-interface {{ names[row.dhcpRelay.source] }}
{% endif %}
{% endfor %}
!
`;
