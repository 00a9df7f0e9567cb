import { jinja } from '../jinja.ts';

/** SNMPv3 by snmpd, authenticated and encrypted, and traps to those who collect them. */
export const snmp = jinja`
{% macro socket(address) -%}
{{ 'udp6:[' ~ address ~ ']' if ':' in address else 'udp:' ~ address }}
{%- endmacro %}
{% set administration = device.administration %}
{% if administration and administration.snmp and (services.snmp or services.snmpTraps) %}
{% set user = administration.snmp %}
{% set authentication = secret[user.authenticationSecret] %}
{% set privacy = secret[user.privacySecret] %}
# Debian: /etc/snmp/snmpd.conf, mode 0600
sysName {{ hostname }}
sysLocation {{ site }}
{% if services.snmp %}
{{ services.snmp.from|origin }}agentaddress {{ socket(services.snmp.sourceAddress) }}:{{ services.snmp.port or 161 }}
{% endif %}
{{ []|origin }}createUser {{ user.user }} SHA-256 "{{ authentication }}" AES "{{ privacy }}"
rouser {{ user.user }} priv
{% if services.snmpTraps %}
{% for server in services.snmpTraps.servers %}
{{ services.snmpTraps.from|origin }}trapsess -v 3 -u {{ user.user }} -l authPriv -a SHA-256 -A "{{ authentication }}" -x AES -X "{{ privacy }}" {{ 'udp6:[' ~ server ~ ']' if ':' in server else server }}:{{ services.snmpTraps.port or 162 }}
{% endfor %}
# snmpd reads the states of links as this user.
{{ []|origin }}iquerySecName {{ user.user }}
iquerySecLevel authPriv
linkUpDownNotifications yes
{% endif %}
{% endif %}
`;
