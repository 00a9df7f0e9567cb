import { jinja } from '../jinja.ts';

/** Monitoring by SNMPv3, and nothing older; of either family from those who monitor alone. */
export const snmp = jinja`
{% set user = device.administration.snmp if device.administration else none %}
{% if user %}
{% set from = services.snmp.from if services.snmp else [device.members[0].node] %}
{% if services.snmp %}
{{ from | origin }}ip access-list standard SNMP-SERVERS
{% for server in services.snmp.servers if ':' not in server %}
   permit host {{ server }}
{% endfor %}
   deny any
!
ipv6 access-list SNMP-SERVERS-v6
{% for server in services.snmp.servers if ':' in server %}
   permit ipv6 host {{ server }} any
{% endfor %}
   deny ipv6 any any
!
{% endif %}
{{ from | origin }}snmp-server location {{ site }}
{% if services.snmp %}
snmp-server ipv4 access-list SNMP-SERVERS
snmp-server ipv6 access-list SNMP-SERVERS-v6
snmp-server local-interface {{ services.snmp.source }}
{% endif %}
snmp-server view ALL iso included
snmp-server group MONITORING v3 priv read ALL
snmp-server user {{ user.user }} MONITORING v3 auth sha256 {{ secret[user.authenticationSecret] }} priv aes {{ secret[user.privacySecret] }}
{% endif %}
{% if services.snmpTraps and user %}
{% for server in services.snmpTraps.servers %}
{{ services.snmpTraps.from | origin }}snmp-server host {{ server }} version 3 priv {{ user.user }}{{ ' udp-port ' ~ services.snmpTraps.port if services.snmpTraps.port and services.snmpTraps.port != 162 else '' }}
{% endfor %}
snmp-server enable traps
{% endif %}
!
`;
