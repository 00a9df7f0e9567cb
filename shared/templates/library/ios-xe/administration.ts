import { jinja } from '../jinja.ts';

/**
 * How administrators get in: from where, and by which protocols. What listens has a list for either family, also for one without
 * administrators, since it answers everybody in a family that has none.
 */
export const administration = jinja`
{% set admin = device.administration %}
{% if admin %}
{% set admins = admin.allowedFrom %}
{{ device.administration.from | origin }}ip access-list extended ADMINISTRATORS
{% for service in admin.protocols if service.ports %}
{% for source in admins if ':' not in source %}
 permit {{ service.protocol }} {{ 'host ' ~ source | address if source.endswith('/32') else source | network ~ ' ' ~ source | wildcard }} any eq {{ service.ports.from }}
{% endfor %}
{% endfor %}
 deny ip any any log
ipv6 access-list ADMINISTRATORS-v6
{% for service in admin.protocols if service.ports %}
{% for source in admins if ':' in source %}
 permit {{ service.protocol }} {{ source }} any eq {{ service.ports.from }}
{% endfor %}
{% endfor %}
 deny ipv6 any any log
!
crypto key generate rsa modulus 3072 label SSH
ip ssh rsa keypair-name SSH
ip ssh version 2
ip ssh time-out 30
ip ssh authentication-retries 3
ip ssh server algorithm encryption aes256-gcm aes256-ctr
ip ssh server algorithm mac hmac-sha2-512 hmac-sha2-256
ip scp server enable
login block-for 60 attempts 5 within 60
login on-failure log
login on-success log
no ip http server
{% set web = admin.protocols | selectattr('name', 'equalto', 'HTTPS') | list %}
{% if web %}
ip access-list standard ADMINISTRATORS-WEB
{% for source in admins if ':' not in source %}
 permit {{ 'host ' ~ source | address if source.endswith('/32') else source | network ~ ' ' ~ source | wildcard }}
{% endfor %}
 deny any
ip http secure-server
ip http secure-port {{ web[0].ports.from if web[0].ports else 443 }}
ip http access-class ipv4 ADMINISTRATORS-WEB
ip http access-class ipv6 ADMINISTRATORS-v6
ip http authentication aaa login-authentication default
ip http tls-version TLSv1.2
{% else %}
no ip http secure-server
{% endif %}
!
line con 0
 exec-timeout {{ admin.idleSeconds // 60 }} {{ admin.idleSeconds % 60 }}
 logging synchronous
 stopbits 1
line vty 0 {{ 31 if device.kind == 'switch' else 15 }}
 access-class ADMINISTRATORS in vrf-also
 ipv6 access-class ADMINISTRATORS-v6 in
 exec-timeout {{ admin.idleSeconds // 60 }} {{ admin.idleSeconds % 60 }}
 logging synchronous
 transport input ssh
 transport output ssh
!
{% endif %}
`;
