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
{{ from | origin }}snmp-server location {{ site }}
{% if services.snmp %}
snmp-server {{ 'ipv6' if ':' in services.snmp.servers[0] else 'ipv4' }} access-list SNMP-SERVERS
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
