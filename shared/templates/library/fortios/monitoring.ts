import { jinja } from '../jinja.ts';

export const monitoring = jinja`
{% set snmp = device.administration.snmp if device.administration else none %}
{% if snmp %}
{{ (services.snmp.from if services.snmp else device.members[0].node) | origin }}config system snmp sysinfo
    set status enable
    set location "{{ site }}"
end
config system snmp user
    edit "{{ snmp.user }}"
        set queries enable
        set security-level auth-priv
        set auth-proto sha256
        set auth-pwd "{{ secret[snmp.authenticationSecret] }}"
        set priv-proto aes
        set priv-pwd "{{ secret[snmp.privacySecret] }}"
{% if services.snmpTraps %}
{{ services.snmpTraps.from | origin }}        set trap-status enable
        set trap-rport {{ services.snmpTraps.port or 162 }}
        set notify-hosts{{ '6' if ':' in services.snmpTraps.servers[0] else '' }} {{ services.snmpTraps.servers | join(' ') }}
{% if services.snmpTraps.sourceAddress %}
        set {{ 'source-ipv6' if ':' in services.snmpTraps.sourceAddress else 'source-ip' }} {{ services.snmpTraps.sourceAddress }}
{% endif %}
{% else %}
        set trap-status disable
{% endif %}
    next
end
{% endif %}
`;
