import { jinja } from '../jinja.ts';

/** Name, clocks and what is off on every device. */
export const base = jinja`
! {{ hostname }}, {{ site }}
{{ device.members[0].node | origin }}hostname {{ hostname }}
!
{{ [] | origin }}service timestamps debug datetime msec localtime show-timezone
service timestamps log datetime msec localtime show-timezone
service tcp-keepalives-in
service tcp-keepalives-out
service password-encryption
service sequence-numbers
no service pad
no service config
no ip source-route
no ip bootp server
no ip gratuitous-arps
clock timezone UTC 0 0
lldp run
memory free low-watermark processor 20000
archive
 log config
  logging enable
  notify syslog contenttype plaintext
  hidekeys
!
{% if device.kind == 'switch' %}
vtp mode off
udld aggressive
errdisable recovery cause bpduguard
errdisable recovery cause storm-control
errdisable recovery cause arp-inspection
errdisable recovery interval 300
{% if device.routing %}
ip routing
{% endif %}
{% endif %}
{% if interfaces | selectattr('ipv6') | list | length > 0 %}
ipv6 unicast-routing
no ipv6 source-route
{% endif %}
{% if device.firstHops | length > 0 %}
fhrp version vrrp v3
{% endif %}
!
`;
