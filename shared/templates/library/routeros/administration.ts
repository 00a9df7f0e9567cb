import { jinja } from '../jinja.ts';

/** Behind all that could fail, so that whoever imports the file stays signed in until it is done. */
export const administration = jinja`
{% set own = device.administration %}
{% if own %}
/ip service
{% for service in own.protocols if service.ports and service.name == 'SSH' %}
set ssh port={{ service.ports.from }} address={{ own.allowedFrom|join(',') }} disabled=no
{% endfor %}
{% for service in own.protocols if service.ports and service.name == 'HTTPS' %}
/certificate
add name=https common-name={{ hostname }} key-size=prime256v1 key-usage=digital-signature,tls-server days-valid=3650
sign https
/ip service
set www-ssl port={{ service.ports.from }} certificate=https tls-version=only-1.2 address={{ own.allowedFrom|join(',') }} disabled=no
{% endfor %}
/user
add name={{ own.localUser.name }} group=full password="{{ secret[own.localUser.secret] }}" inactivity-policy=logout inactivity-timeout={{ own.idleSeconds }}s
disable [find name=admin]
{% endif %}
`;
