import { jinja } from '../jinja.ts';

/** Who signs in, and where their accounts are: local user, TACACS+ and RADIUS servers. */
export const aaa = jinja`
{% if device.administration %}
{{ device.administration.from | origin }}username {{ device.administration.localUser.name }} privilege 15 role network-admin secret 0 {{ secret[device.administration.localUser.secret] }}
!
{% endif %}
{% set tacacs = services.tacacs %}
{% if tacacs %}
{% for server in tacacs.servers %}
{{ tacacs.from | origin }}tacacs-server host {{ server }}{{ ' port ' ~ tacacs.port if tacacs.port != 49 else '' }} timeout 3 key 0 {{ secret[tacacs.secret] if tacacs.secret else '' }}
{% endfor %}
aaa group server tacacs+ TACACS
{% for server in tacacs.servers %}
   server {{ server }}
{% endfor %}
{{ 'ipv6' if ':' in tacacs.servers[0] else 'ip' }} tacacs source-interface {{ tacacs.source }}
!
{% endif %}
{% set radius = services.radius %}
{% if radius %}
{% set acct = radius.ports[1] if radius.ports | length > 1 else radius.ports[0] + 1 %}
{% for server in radius.servers %}
{{ radius.from | origin }}radius-server host {{ server }} auth-port {{ radius.ports[0] }} acct-port {{ acct }} timeout 3 retransmit 2 key 0 {{ secret[radius.secret] if radius.secret else '' }}
{% endfor %}
aaa group server radius RADIUS
{% for server in radius.servers %}
   server {{ server }} auth-port {{ radius.ports[0] }} acct-port {{ acct }}
{% endfor %}
radius-server deadtime 10
{{ 'ipv6' if ':' in radius.servers[0] else 'ip' }} radius source-interface {{ radius.source }}
!
{% endif %}
{% if device.administration %}
{% set hasTacacs = 'tacacs' in device.administration.signIn and tacacs %}
{% set groups = (['group TACACS'] if hasTacacs else []) + (['local'] if 'local' in device.administration.signIn else []) %}
{{ device.administration.from | origin }}aaa authentication login default {{ groups | join(' ') }}
aaa authentication policy on-success log
aaa authentication policy on-failure log
aaa authentication policy lockout failure 5 duration 300
aaa authorization console
aaa authorization exec default {{ groups | join(' ') }}
{% if hasTacacs %}
aaa accounting exec default start-stop group TACACS
aaa accounting commands all default start-stop group TACACS
{% endif %}
!
{% endif %}
`;
