import { jinja } from '../jinja.ts';

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
{# A family whose list is empty is open to all addresses of it. #}
{% if v4.n == 0 %}
        set trusthost1 127.0.0.1 255.255.255.255
{% endif %}
{% if v6.n == 0 %}
        set ip6-trusthost1 ::1/128
{% endif %}
{% endmacro %}
{% if admin %}
{{ device.administration.from | origin }}config system admin
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
