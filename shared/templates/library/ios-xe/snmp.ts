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
ipv6 access-list SNMP-SERVERS-v6
{% for server in services.snmp.servers if ':' in server %}
 permit ipv6 host {{ server }} any
{% endfor %}
 deny ipv6 any any
!
{% endif %}
{{ from | origin }}snmp-server view ALL iso included
snmp-server group MONITORING v3 priv read ALL{{ ' access ipv6 SNMP-SERVERS-v6 SNMP-SERVERS' if services.snmp else '' }}
snmp-server user {{ user.user }} MONITORING v3 auth sha-2 256 {{ secret[user.authenticationSecret] }} priv aes 128 {{ secret[user.privacySecret] }}
snmp-server location {{ site }}
snmp-server ifindex persist
{% endif %}
{% if services.snmpTraps and user %}
{{ services.snmpTraps.from | origin }}snmp-server source-interface traps {{ services.snmpTraps.source }}
snmp-server enable traps snmp authentication linkdown linkup coldstart warmstart
snmp-server enable traps config
snmp-server enable traps entity
{% if device.routing and device.routing.ospf %}
snmp-server enable traps ospf state-change
{% elif device.routing and device.routing.ospf3 %}
snmp-server enable traps ospfv3 state-change
{% endif %}
{% if device.kind == 'switch' %}
snmp-server enable traps errdisable
snmp-server enable traps storm-control
{% endif %}
{% for server in services.snmpTraps.servers %}
snmp-server host {{ server }} version 3 priv {{ user.user }}{{ ' udp-port ' ~ services.snmpTraps.port if services.snmpTraps.port and services.snmpTraps.port != 162 else '' }}
{% endfor %}
{% endif %}
!
`;
