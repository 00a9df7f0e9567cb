import { jinja } from '../jinja.ts';

export const base = jinja`
# {{ hostname }}, {{ site }}
{{ device.members[0].node | origin }}config system global
    set hostname "{{ device.members[0].hostname if device.members | length > 1 else hostname }}"
    set timezone "Etc/UTC"
    set strong-crypto enable
    set admin-https-redirect enable
    set admin-https-ssl-versions tlsv1-2 tlsv1-3
    set admin-lockout-threshold 3
    set admin-lockout-duration 300
    set admin-telnet disable
    set admin-ssh-v1 disable
    set admin-forticloud-sso-login disable
    set pre-login-banner enable
{% if device.administration %}
{% for service in device.administration.protocols if service.ports %}
{% if service.name == 'SSH' and service.ports.from != 22 %}
    set admin-ssh-port {{ service.ports.from }}
{% elif service.name == 'HTTPS' and service.ports.from != 443 %}
    set admin-sport {{ service.ports.from }}
{% endif %}
{% endfor %}
    set admintimeout {{ [1, (device.administration.idleSeconds + 59) // 60] | max }}
{% endif %}
end
config system settings
    set central-nat enable
    set gui-multiple-interface-policy enable
end
config system password-policy
    set status enable
    set minimum-length 12
end
{% if services.dns %}
{{ services.dns.from | origin }}config system dns
    set primary {{ services.dns.servers[0] }}
{% if services.dns.servers | length > 1 %}
    set secondary {{ services.dns.servers[1] }}
{% endif %}
    set protocol cleartext
{% if services.dns.sourceAddress %}
    set source-ip {{ services.dns.sourceAddress }}
{% endif %}
end
{% endif %}
`;

export const time = jinja`
{% if services.ntp %}
{{ services.ntp.from | origin }}config system ntp
    set ntpsync enable
    set type custom
{% if services.ntp.sourceAddress %}
    set source-ip {{ services.ntp.sourceAddress }}
{% endif %}
    config ntpserver
{% for server in services.ntp.servers %}
        edit {{ loop.index }}
            set server "{{ server }}"
        next
{% endfor %}
    end
end
{% endif %}
`;

export const logging = jinja`
{% if services.syslog %}
{% for server in services.syslog.servers %}
{{ services.syslog.from | origin }}config log syslogd{{ '' if loop.first else loop.index }} setting
    set status enable
    set server "{{ server }}"
    set mode udp
    set port {{ services.syslog.port or 514 }}
{% if services.syslog.sourceAddress %}
    set source-ip "{{ services.syslog.sourceAddress }}"
{% endif %}
    set format rfc5424
end
{% endfor %}
{% endif %}
config log setting
    set fwpolicy-implicit-log {{ 'enable' if device.unmatched and device.unmatched.isLogged else 'disable' }}
end
`;

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
        set notify-hosts {{ services.snmpTraps.servers | join(' ') }}
{% if services.snmpTraps.sourceAddress %}
        set source-ip {{ services.snmpTraps.sourceAddress }}
{% endif %}
{% else %}
        set trap-status disable
{% endif %}
    next
end
{% endif %}
`;

export const aaa = jinja`
{% set admin = device.administration %}
{% if admin and services.tacacs and 'tacacs' in admin.signIn %}
{{ services.tacacs.from | origin }}config user tacacs+
    edit "tacacs"
        set server "{{ services.tacacs.servers[0] }}"
        set key "{{ secret[services.tacacs.secret] }}"
{% if services.tacacs.servers | length > 1 %}
        set secondary-server "{{ services.tacacs.servers[1] }}"
        set secondary-key "{{ secret[services.tacacs.secret] }}"
{% endif %}
{% if services.tacacs.servers | length > 2 %}
        set tertiary-server "{{ services.tacacs.servers[2] }}"
        set tertiary-key "{{ secret[services.tacacs.secret] }}"
{% endif %}
        set port {{ services.tacacs.port or 49 }}
        set authorization enable
{% if services.tacacs.sourceAddress %}
        set source-ip "{{ services.tacacs.sourceAddress }}"
{% endif %}
    next
end
config user group
    edit "administrators"
        set member "tacacs"
    next
end
{% endif %}
{% if services.radius and device.remoteAccess and device.remoteAccess.signIn == 'radius' %}
{{ services.radius.from | origin }}config user radius
    edit "radius"
        set server "{{ services.radius.servers[0] }}"
        set secret "{{ secret[services.radius.secret] }}"
{% if services.radius.servers | length > 1 %}
        set secondary-server "{{ services.radius.servers[1] }}"
        set secondary-secret "{{ secret[services.radius.secret] }}"
{% endif %}
        set radius-port {{ services.radius.port or 1812 }}
        set auth-type auto
{% if services.radius.sourceAddress %}
        set source-ip "{{ services.radius.sourceAddress }}"
{% endif %}
    next
end
{% endif %}
{% macro trustedHosts(prefixes) %}
{% set v4 = namespace(n=0) %}
{% set v6 = namespace(n=0) %}
{% for prefix in prefixes %}
{% if ':' in prefix %}
{% set v6.n = v6.n + 1 %}
{% if v6.n <= 10 %}
        set ip6-trusthost{{ v6.n }} {{ prefix }}
{% endif %}
{% else %}
{% set v4.n = v4.n + 1 %}
{% if v4.n <= 10 %}
        set trusthost{{ v4.n }} {{ prefix | network }} {{ prefix | netmask }}
{% endif %}
{% endif %}
{% endfor %}
{% endmacro %}
{% if admin %}
{{ device.members[0].node | origin }}config system admin
    edit "{{ admin.localUser.name }}"
        set accprofile "super_admin"
        set vdom "root"
{% if admin.allowedFrom %}
{{ trustedHosts(admin.allowedFrom) -}}
{% endif %}
        set password "{{ secret[admin.localUser.secret] }}"
    next
{% if admin.allowedFrom %}
    edit "admin"
{{ trustedHosts(admin.allowedFrom) -}}
{{ '    ' }}next
{% endif %}
{% if services.tacacs and 'tacacs' in admin.signIn %}
    edit "tacacs-administrators"
        set remote-auth enable
        set accprofile "super_admin"
        set vdom "root"
        set wildcard enable
        set remote-group "administrators"
{% if admin.allowedFrom %}
{{ trustedHosts(admin.allowedFrom) -}}
{% endif %}
    next
{% endif %}
end
{% endif %}
`;

/** Two chassis as one firewall (FGCP). What is not synchronised is entered on the second by hand. */
export const cluster = jinja`
{% if device.members | length > 1 %}
{% set own = interfaces | selectattr('vrf') | list %}
{{ device.members[0].node | origin }}# On {{ device.members[1].hostname }} the same, but: hostname "{{ device.members[1].hostname }}", priority 100{% if own | length > 1 %}, address {{ own[1].ipv4[0] }} of {{ own[0].name }}{% endif %}

config system ha
    set group-id {{ 1 + fortios.groupId }}
    set group-name "{{ hostname[:32] }}"
    set password "{{ fortios.clusterPassword }}"
    set mode a-p
    set hbdev{% for port in heartbeats %} "{{ port }}" {{ 100 - 50 * loop.index0 if loop.index0 < 2 else 10 }}{% endfor %}

    set session-pickup enable
    set session-pickup-connectionless enable
    set override enable
    set priority 200
{% set watched = fortios.monitored %}
{% if watched %}
    set monitor{% for name in watched %} "{{ name }}"{% endfor %}

{% endif %}
{% if own %}
    set ha-mgmt-status enable
    config ha-mgmt-interfaces
        edit 1
            set interface "{{ own[0].name }}"
{% for route in fortios.vrfRoutes if route.prefix == '0.0.0.0/0' %}
            set gateway {{ route.nextHop }}
{% endfor %}
        next
    end
{% endif %}
end
{% endif %}
`;
