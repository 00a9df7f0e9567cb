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
{% if fortios.hasOverlap %}
    set allow-subnet-overlap enable
{% endif %}
{% if fortios.isSingleWay %}
    set strict-src-check enable
{% endif %}
end
config system password-policy
    set status enable
    set minimum-length 12
end
{% if services.dns %}
{{ services.dns.from | origin }}config system dns
{% set family = 'ip6-' if ':' in services.dns.servers[0] else '' %}
    set {{ family }}primary {{ services.dns.servers[0] }}
{% if services.dns.servers | length > 1 %}
    set {{ family }}secondary {{ services.dns.servers[1] }}
{% endif %}
    set protocol cleartext
{% if services.dns.sourceAddress and not family %}
    set source-ip {{ services.dns.sourceAddress }}
{% endif %}
end
{% endif %}
`;
