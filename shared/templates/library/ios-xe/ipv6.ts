import { jinja } from '../jinja.ts';

/**
 * Router advertisements and DHCPv6, by which hosts configure IPv6. A relay speaks from the address of the hosts' interface, which policies
 * know as one of a zone; by default it would be that of the way to the server (Cisco, "DHCPv6 Relay Source Configuration").
 */
export const ipv6 = jinja`
{% for row in interfaces if row.dhcp6 and row.dhcp6.kind == 'server' %}
{{ row.from | origin }}ipv6 dhcp pool {{ row.name | upper }}
{% for server in row.dhcp6.dnsServers %}
 dns-server {{ server }}
{% endfor %}
{% for option in row.dhcp6.options if option.code == 52 %}
{% for value in option['values'] %}
 capwap-ac address {{ value }}
{% endfor %}
{% endfor %}
!
{% endfor %}
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
 ipv6 nd router-preference medium
 ipv6 nd ra lifetime {{ advertised.lifetimeSeconds }}
 ipv6 nd ra interval {{ advertised.intervalSeconds }}
{% for server in advertised.dnsServers %}
 ipv6 nd ra dns server {{ server }}
{% endfor %}
{% endif %}
{% if row.dhcp6 %}
{% if row.dhcp6.kind == 'server' %}
 ipv6 dhcp server {{ row.name | upper }}
{% else %}
{% for server in row.dhcp6.servers %}
 ipv6 dhcp relay destination {{ server }}
{% endfor %}
 ipv6 dhcp relay source-interface {{ row.name }}
{% endif %}
{% endif %}
{% endfor %}
!
`;
