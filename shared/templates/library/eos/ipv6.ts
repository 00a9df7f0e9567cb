import { jinja } from '../jinja.ts';

/**
 * Router advertisements and DHCPv6, by which hosts configure IPv6. A relay speaks from the address of the hosts' interface, which policies
 * know as one of a zone, and not from that of the way to the server.
 */
export const ipv6 = jinja`
{% for row in interfaces if row.advertisement or row.dhcp6 %}
{{ row.from | origin }}interface {{ row.name }}
{% set advertised = row.advertisement %}
{% if advertised %}
{% for prefix in advertised.prefixes %}
   ipv6 nd prefix {{ prefix.prefix }} 2592000 604800{{ '' if prefix.isAutonomous else ' no-autoconfig' }}
{% endfor %}
{% if advertised.isManaged %}
   ipv6 nd managed-config-flag
{% endif %}
{% if advertised.hasOtherConfiguration %}
   ipv6 nd other-config-flag
{% endif %}
   ipv6 nd ra interval {{ advertised.intervalSeconds }}
   ipv6 nd ra lifetime {{ advertised.lifetimeSeconds }}
{% for server in advertised.dnsServers %}
   ipv6 nd ra dns-server {{ server }}
{% endfor %}
{% endif %}
{% if row.dhcp6 and row.dhcp6.kind == 'server' %}
   dhcp server ipv6
{% elif row.dhcp6 %}
{% for server in row.dhcp6.servers %}
   ipv6 dhcp relay destination {{ server }}{{ ' source-address ' ~ row.ipv6[0] | address if row.ipv6 else '' }}
{% endfor %}
{% endif %}
{% endfor %}
!
`;
