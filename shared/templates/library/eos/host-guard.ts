import { jinja } from '../jinja.ts';

/** What hosts may not claim: no DHCP server and no router behind them, and no storms. */
export const hostGuard = jinja`
{% set snooped = device.hostGuard.dhcpSnooping if device.hostGuard else [] %}
{% if snooped %}
{{ device.hostGuard.from | origin }}ip access-list HOSTS
   10 deny udp any eq bootps any eq bootpc
   20 permit ip any any
!
{% endif %}
{% if interfaces | selectattr('switchport') | selectattr('switchport.raGuard') | list %}
{{ device.members[0].node | origin }}ipv6 access-list HOSTS-v6
   10 deny icmpv6 any any router-advertisement
   20 deny udp any eq 547 any eq 546
   30 permit ipv6 any any
!
{% endif %}
{% for row in interfaces if row.switchport %}
{% set port = row.switchport %}
{{ row.from | origin }}interface {{ row.name }}
{% if not port.isTrusted and (port.access in snooped or port.voice in snooped or port.native in snooped) %}
   ip access-group HOSTS in
{% endif %}
{% if port.raGuard %}
   ipv6 access-group HOSTS-v6 in
{% endif %}
{% if port.stormControl %}
   storm-control broadcast level {{ port.stormControl.broadcastPercent }}
   storm-control multicast level {{ port.stormControl.multicastPercent }}
{% endif %}
{% endfor %}
!
`;
