import { jinja } from '../jinja.ts';

/** What hosts may not claim: DHCP snooping, ARP inspection, storm control, RA and DHCPv6 guard. */
export const hostGuard = jinja`
{% if device.kind == 'switch' %}
{% set guard = device.hostGuard %}
{% if guard %}
{% if guard.dhcpSnooping %}
{{ guard.from | origin }}ip dhcp snooping
ip dhcp snooping vlan {{ guard.dhcpSnooping | vlan_ranges }}
no ip dhcp snooping information option
{% endif %}
{% if guard.arpInspection %}
{{ guard.from | origin }}ip arp inspection vlan {{ guard.arpInspection | vlan_ranges }}
ip arp inspection validate src-mac dst-mac ip
{% endif %}
!
{% endif %}
{% if interfaces | selectattr('switchport') | selectattr('switchport.raGuard') | list | length > 0 %}
{{ device.members[0].node | origin }}ipv6 nd raguard policy HOSTS
 device-role host
ipv6 dhcp guard policy HOSTS
 device-role client
!
{% endif %}
{% for row in interfaces if row.switchport %}
{{ row.from | origin }}interface {{ row.name }}
{% if guard and row.switchport.isTrusted %}
{% if guard.dhcpSnooping %}
 ip dhcp snooping trust
{% endif %}
{% if guard.arpInspection %}
 ip arp inspection trust
{% endif %}
{% elif guard and row.isUp %}
{% if guard.dhcpSnooping %}
 ip dhcp snooping limit rate 20
{% endif %}
{% endif %}
{% if row.switchport.raGuard %}
 ipv6 nd raguard attach-policy HOSTS
 ipv6 dhcp guard attach-policy HOSTS
{% endif %}
{% if row.switchport.stormControl %}
 storm-control broadcast level {{ row.switchport.stormControl.broadcastPercent }}
 storm-control multicast level {{ row.switchport.stormControl.multicastPercent }}
 storm-control action trap
{% endif %}
{% endfor %}
!
{% endif %}
`;
