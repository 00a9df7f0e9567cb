import { jinja } from '../jinja.ts';

/** Names, time, logs and monitoring. */
export const services = jinja`
{% if services.dns %}
{{ services.dns.from|origin }}/ip dns
set servers={{ services.dns.servers|join(',') }} allow-remote-requests=no
{% endif %}
{% if services.ntp %}
{{ services.ntp.from|origin }}/system ntp client
set enabled=yes
/system ntp client servers
{% for server in services.ntp.servers %}
add address={{ server }} iburst=yes
{% endfor %}
{% endif %}
{% if services.syslog %}
{{ services.syslog.from|origin }}/system logging action
{% for server in services.syslog.servers %}
add name=collector{{ loop.index }} target=remote remote={{ server }} remote-port={{ services.syslog.port or 514 }} remote-protocol={{ (services.syslog.services|first).protocol if services.syslog.services else 'udp' }}{{ ' src-address=' ~ services.syslog.sourceAddress if services.syslog.sourceAddress }} remote-log-format=syslog
{% endfor %}
/system logging
{% for server in services.syslog.servers %}
{% set action = 'collector' ~ loop.index %}
{% for topic in ['info', 'warning', 'error', 'critical'] %}
add topics={{ topic }} action={{ action }}
{% endfor %}
{% endfor %}
{% endif %}
{% if device.administration and device.administration.snmp %}
{% set user = device.administration.snmp %}
{{ []|origin }}/snmp community
set [find default=yes] disabled=yes read-access=no addresses=127.0.0.1/32
add name={{ user.user }} security=private authentication-protocol=SHA256 authentication-password="{{ secret[user.authenticationSecret] }}" encryption-protocol=AES encryption-password="{{ secret[user.privacySecret] }}" read-access=yes write-access=no addresses={% if services.snmp %}{% for server in services.snmp.servers %}{{ server }}/32{{ ',' if not loop.last }}{% endfor %}{% else %}127.0.0.1/32{% endif %}

/snmp
set enabled=yes location="{{ site }}"{% if services.snmp and services.snmp.sourceAddress %} src-address={{ services.snmp.sourceAddress }}{% endif %}{% if services.snmpTraps %} trap-version=3 trap-community={{ user.user }} trap-generators=interfaces,start-trap trap-target={{ services.snmpTraps.servers|join(',') }}{% endif %}

{% endif %}
{% if services.radius and services.radius.secret %}
{{ services.radius.from|origin }}/radius
{% for server in services.radius.servers %}
add address={{ server }} service=dot1x{{ ',ipsec' if device.remoteAccess and device.remoteAccess.signIn == 'radius' }} secret="{{ secret[services.radius.secret] }}"{{ ' src-address=' ~ services.radius.sourceAddress if services.radius.sourceAddress }} authentication-port={{ services.radius.port or 1812 }} timeout=1s
{% endfor %}
{% endif %}
`;
