import { jinja } from '../jinja.ts';

/** Who signs in, and where their accounts are: local user, TACACS+ and RADIUS servers. */
export const aaa = jinja`
{% if device.administration or services.radius or services.tacacs %}
aaa new-model
aaa session-id common
{% endif %}
{% if device.administration %}
{{ device.administration.from | origin }}username {{ device.administration.localUser.name }} privilege 15 algorithm-type scrypt secret {{ secret[device.administration.localUser.secret] }}
{% endif %}
!
{% set tacacs = services.tacacs %}
{% if tacacs %}
{% for server in tacacs.servers %}
{{ tacacs.from | origin }}tacacs server TACACS-{{ loop.index }}
 address {{ 'ipv6' if ':' in server else 'ipv4' }} {{ server }}
 key {{ secret[tacacs.secret] if tacacs.secret else '' }}
 timeout 3
{% if tacacs.port != 49 %}
 port {{ tacacs.port }}
{% endif %}
!
{% endfor %}
{{ tacacs.from | origin }}aaa group server tacacs+ TACACS
{% for server in tacacs.servers %}
 server name TACACS-{{ loop.index }}
{% endfor %}
 {{ 'ipv6' if ':' in tacacs.servers[0] else 'ip' }} tacacs source-interface {{ tacacs.source }}
!
{% endif %}
{% set radius = services.radius %}
{% if radius %}
{% for server in radius.servers %}
{{ radius.from | origin }}radius server RADIUS-{{ loop.index }}
 address {{ 'ipv6' if ':' in server else 'ipv4' }} {{ server }} auth-port {{ radius.ports[0] }} acct-port {{ radius.ports[1] if radius.ports | length > 1 else radius.ports[0] + 1 }}
 key {{ secret[radius.secret] if radius.secret else '' }}
 timeout 3
 retransmit 2
 automate-tester username probe probe-on
!
{% endfor %}
{{ radius.from | origin }}radius-server dead-criteria time 5 tries 3
radius-server deadtime 10
aaa group server radius RADIUS
{% for server in radius.servers %}
 server name RADIUS-{{ loop.index }}
{% endfor %}
 {{ 'ipv6' if ':' in radius.servers[0] else 'ip' }} radius source-interface {{ radius.source }}
!
{% endif %}
{% if device.administration %}
{% set groups = (['group TACACS'] if 'tacacs' in device.administration.signIn and tacacs else []) + (['local'] if 'local' in device.administration.signIn else []) %}
{{ device.administration.from | origin }}aaa authentication login default {{ groups | join(' ') }}
aaa authorization exec default {{ groups | join(' ') }}{{ ' if-authenticated' if groups | length > 1 else '' }}
aaa authorization console
{% if 'tacacs' in device.administration.signIn and tacacs %}
aaa accounting exec default start-stop group TACACS
aaa accounting commands 15 default start-stop group TACACS
{% endif %}
!
{% endif %}
`;
