import { jinja } from '../jinja.ts';

/** What hosts are told of IPv6: router advertisements and DHCPv6. */
export const ipv6 = jinja`
{% for row in interfaces if row.advertisement or row.dhcp6 %}
{{ row.from | origin }}interface {{ row.name }}
{% set told = row.advertisement %}
{% if told %}
{% for prefix in told.prefixes %}
   ipv6 nd prefix {{ prefix.prefix }} 2592000 604800{{ '' if prefix.isAutonomous else ' no-autoconfig' }}
{% endfor %}
{% if told.isManaged %}
   ipv6 nd managed-config-flag
{% endif %}
{% if told.hasOtherConfiguration %}
   ipv6 nd other-config-flag
{% endif %}
   ipv6 nd ra interval {{ told.intervalSeconds }}
   ipv6 nd ra lifetime {{ told.lifetimeSeconds }}
{% for server in told.dnsServers %}
   ipv6 nd ra dns-server {{ server }}
{% endfor %}
{% endif %}
{% if row.dhcp6 and row.dhcp6.kind == 'server' %}
   dhcp server ipv6
{% elif row.dhcp6 %}
{% for server in row.dhcp6.servers %}
   ipv6 dhcp relay destination {{ server }}
{% endfor %}
{% endif %}
{% endfor %}
!
`;
