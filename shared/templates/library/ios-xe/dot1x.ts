import { jinja } from '../jinja.ts';

/** Port-based access control by control policies, with MAC bypass and a VLAN for when no server answers. */
export const dot1x = jinja`
{% if device.kind == 'switch' and authentications %}
! First, at the prompt: authentication convert-to new-style
dot1x system-auth-control
aaa authentication dot1x default group RADIUS
aaa authorization network default group RADIUS
aaa accounting identity default start-stop group RADIUS
aaa accounting update newinfo periodic 2880
radius-server attribute 6 on-for-login-auth
radius-server attribute 8 include-in-access-req
radius-server attribute 25 access-request include
aaa server radius dynamic-author
{% for server in services.radius.servers if services.radius %}
 client {{ server }} server-key {{ secret[services.radius.secret] if services.radius.secret else '' }}
{% endfor %}
!
class-map type control subscriber match-all AAA-DOWN-UNAUTHORISED
 match result-type aaa-timeout
 match authorization-status unauthorized
!
class-map type control subscriber match-all AAA-DOWN-AUTHORISED
 match result-type aaa-timeout
 match authorization-status authorized
!
class-map type control subscriber match-all DOT1X-NO-RESPONSE
 match method dot1x
 match result-type method dot1x agent-not-found
!
class-map type control subscriber match-all DOT1X-FAILED
 match method dot1x
 match result-type method dot1x authoritative
!
class-map type control subscriber match-all MAB-FAILED
 match method mab
 match result-type method mab authoritative
!
service-template CRITICAL-VOICE
 voice vlan
!
{% for way in authentications %}
{% set name = 'ACCESS-' ~ way.number %}
{{ way.from | origin }}service-template CRITICAL-{{ way.number }}
 vlan {{ way.criticalVlan }}
!
{% if way.guestVlan %}
service-template GUEST-{{ way.number }}
 vlan {{ way.guestVlan }}
!
{% endif %}
class-map type control subscriber match-any IN-CRITICAL-{{ way.number }}
 match activated-service-template CRITICAL-{{ way.number }}
 match activated-service-template CRITICAL-VOICE
!
policy-map type control subscriber {{ name }}
 event session-started match-all
  10 class always do-until-failure
   10 authenticate using dot1x retries {{ way.attempts }} retry-time 0 priority 10
 event authentication-failure match-first
  10 class AAA-DOWN-UNAUTHORISED do-until-failure
   10 activate service-template CRITICAL-{{ way.number }}
   20 activate service-template CRITICAL-VOICE
   30 authorize
   40 pause reauthentication
  20 class AAA-DOWN-AUTHORISED do-until-failure
   10 pause reauthentication
   20 authorize
  30 class DOT1X-NO-RESPONSE do-until-failure
   10 terminate dot1x
{% if way.mode == 'authenticate-or-bypass' %}
   20 authenticate using mab priority 20
{% elif way.guestVlan %}
   20 activate service-template GUEST-{{ way.number }}
   30 authorize
{% else %}
   20 authentication-restart 60
{% endif %}
  40 class DOT1X-FAILED do-until-failure
   10 terminate dot1x
{% if way.mode == 'authenticate-or-bypass' %}
   20 authenticate using mab priority 20
{% else %}
   20 authentication-restart 60
{% endif %}
{% if way.mode == 'authenticate-or-bypass' %}
  50 class MAB-FAILED do-until-failure
   10 terminate mab
{% if way.guestVlan %}
   20 activate service-template GUEST-{{ way.number }}
   30 authorize
{% else %}
   20 authentication-restart 60
{% endif %}
{% endif %}
  60 class always do-until-failure
   10 terminate dot1x
   20 terminate mab
   30 authentication-restart 60
 event agent-found match-all
  10 class always do-until-failure
   10 terminate mab
   20 authenticate using dot1x retries {{ way.attempts }} retry-time 0 priority 10
 event aaa-available match-first
  10 class IN-CRITICAL-{{ way.number }} do-until-failure
   10 clear-session
  20 class always do-until-failure
   10 resume reauthentication
 event violation match-all
  10 class always do-until-failure
   10 restrict
!
{% endfor %}
{% for row in interfaces if row.authenticationNumber %}
{% set how = row.switchport.authentication %}
{{ row.from | origin }}interface {{ row.name }}
 access-session host-mode {{ 'multi-domain' if how.hosts == 'one-and-phone' else 'single-host' }}
 access-session closed
 access-session port-control auto
 authentication periodic
 authentication timer reauthenticate {{ how.reauthenticateSeconds }}
{% if row.switchport.dot1x == 'authenticate-or-bypass' %}
 mab
{% endif %}
 dot1x pae authenticator
 dot1x timeout tx-period {{ how.attemptSeconds }}
 dot1x max-reauth-req {{ how.attempts }}
 service-policy type control subscriber ACCESS-{{ row.authenticationNumber }}
{% endfor %}
!
{% endif %}
`;
