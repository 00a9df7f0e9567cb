import { jinja } from '../jinja.ts';

/** Monitoring by SNMPv3, and nothing older. */
export const snmp = jinja`
{% set user = device.administration.snmp if device.administration else none %}
{% if user %}
{% set from = services.snmp.from if services.snmp else [device.members[0].node] %}
{% if services.snmp %}
{% set isIpv6 = ':' in services.snmp.servers[0] %}
{{ from | origin }}{{ 'ipv6 access-list' if isIpv6 else 'ip access-list standard' }} SNMP-SERVERS
{% for server in services.snmp.servers %}
 permit {{ 'ipv6 ' if isIpv6 else '' }}host {{ server }}{{ ' any' if isIpv6 else '' }}
{% endfor %}
!
{% endif %}
{{ from | origin }}snmp-server view ALL iso included
snmp-server group MONITORING v3 priv read ALL{{ (' access ipv6 SNMP-SERVERS' if ':' in services.snmp.servers[0] else ' access SNMP-SERVERS') if services.snmp else '' }}
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
