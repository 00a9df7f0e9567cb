import { jinja } from '../jinja.ts';

/** Addresses handed out, and requests passed on. */
export const dhcp = jinja`
{% set servers6 = interfaces | selectattr('dhcp6') | selectattr('dhcp6.kind', 'equalto', 'server') | list %}
{% if dhcpPools or servers6 %}
dhcp server
{% for pool in dhcpPools %}
{{ pool.from | origin }}   subnet {{ pool.subnet }}
      range {{ pool.first }} {{ pool.last }}
{% if pool.dnsServers %}
      dns server {{ pool.dnsServers | join(' ') }}
{% endif %}
      lease time {{ pool.leaseDays }} days {{ pool.leaseHours }} hours {{ pool.leaseMinutes }} minutes
      default-gateway {{ pool.gateway }}
{% for option in pool.options if option.code == 66 %}
      tftp server option 66 {{ option.values[0] }}
{% endfor %}
   !
{% endfor %}
{% for row in servers6 %}
{{ row.from | origin }}   subnet {{ row.ipv6[0] | cidr }}
      dns server {{ row.dhcp6.dnsServers | join(' ') }}
   !
{% endfor %}
!
{% for pool in dhcpPools %}
{{ pool.from | origin }}interface {{ pool.name }}
   dhcp server ipv4
{% endfor %}
!
{% endif %}
{% for row in interfaces if row.dhcpRelay %}
{{ row.from | origin }}interface {{ row.name }}
{% for server in row.dhcpRelay.servers %}
   ip helper-address {{ server }}{{ ' source-interface ' ~ names[row.dhcpRelay.source] if row.dhcpRelay.source else '' }}
{% endfor %}
{% endfor %}
!
`;
