import { jinja } from '../jinja.ts';

/** Port-based access control, with MAC bypass and a VLAN for when no server answers. */
export const dot1x = jinja`
{% if authentications %}
aaa authentication dot1x default group RADIUS
aaa accounting dot1x default start-stop group RADIUS
dot1x system-auth-control
dot1x
   aaa unresponsive phone action traffic allow
   aaa unresponsive eap response success
   radius av-pair service-type
!
{% for row in interfaces if row.authenticationNumber %}
{% set how = row.switchport.authentication %}
{{ row.from | origin }}interface {{ row.name }}
   dot1x pae authenticator
   dot1x port-control auto
   dot1x host-mode {{ 'multi-host authenticated' if how.hosts == 'one-and-phone' else 'single-host' }}
   dot1x reauthentication
   dot1x timeout reauth-period {{ how.reauthenticateSeconds }}
   dot1x timeout tx-period {{ how.attemptSeconds }}
   dot1x reauthorization request limit {{ how.attempts }}
   dot1x aaa unresponsive action traffic allow vlan {{ how.criticalVlan }}
{% if how.guestVlan %}
   dot1x authentication failure action traffic allow vlan {{ how.guestVlan }}
{% endif %}
{% if row.switchport.dot1x == 'authenticate-or-bypass' %}
   dot1x mac based authentication
{% endif %}
{% endfor %}
!
{% endif %}
`;
