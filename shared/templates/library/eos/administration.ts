import { jinja } from '../jinja.ts';

/** How administrators get in: from where, and by which protocols. */
export const administration = jinja`
{% set admin = device.administration %}
{% if admin %}
{{ device.members[0].node | origin }}ip access-list ADMINISTRATORS
{% for service in admin.protocols if service.ports %}
{% for source in admin.allowedFrom if ':' not in source %}
   permit {{ service.protocol }} {{ 'host ' ~ source | address if source.endswith('/32') else source }} any eq {{ service.ports.from }}
{% endfor %}
{% endfor %}
   deny ip any any log
!
ipv6 access-list ADMINISTRATORS-v6
{% for service in admin.protocols if service.ports %}
{% for source in admin.allowedFrom if ':' in source %}
   permit {{ service.protocol }} {{ source }} any eq {{ service.ports.from }}
{% endfor %}
{% endfor %}
   deny ipv6 any any log
!
{% set minutes = (admin.idleSeconds + 59) // 60 %}
management console
   idle-timeout {{ minutes }}
!
{% set shell = admin.protocols | selectattr('name', 'equalto', 'SSH') | list %}
management ssh
   idle-timeout {{ minutes }}
   connection limit 20
   cipher aes256-gcm@openssh.com aes256-ctr
   mac hmac-sha2-512-etm@openssh.com hmac-sha2-256-etm@openssh.com
   ip access-group ADMINISTRATORS in
   ipv6 access-group ADMINISTRATORS-v6 in
   {{ 'no shutdown' if shell else 'shutdown' }}
{% for vrf in vrfs %}
   ip access-group ADMINISTRATORS vrf {{ vrf.name }} in
   ipv6 access-group ADMINISTRATORS-v6 vrf {{ vrf.name }} in
   vrf {{ vrf.name }}
      no shutdown
{% endfor %}
!
management telnet
   shutdown
!
{% set web = admin.protocols | selectattr('name', 'equalto', 'HTTPS') | list %}
management api http-commands
   no protocol http
{% if web %}
   protocol https{{ ' port ' ~ web[0].ports.from if web[0].ports and web[0].ports.from != 443 else '' }}
   no shutdown
   vrf default
      ip access-group ADMINISTRATORS
      ipv6 access-group ADMINISTRATORS-v6
      no shutdown
{% else %}
   shutdown
{% endif %}
!
{% endif %}
`;
