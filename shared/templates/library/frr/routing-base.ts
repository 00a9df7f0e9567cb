import { jinja } from '../jinja.ts';

/** What every frr.conf begins with. FRR 8.4 loses routes on some kernels where next hops are objects of the kernel's. */
export const routingBase = jinja`
frr version 8.4.4
frr defaults traditional
hostname {{ device.hostname }}
log syslog informational
service integrated-vtysh-config
no zebra nexthop kernel enable
{% if device.routing %}
!
ip router-id {{ device.routing.routerId }}
{% endif %}
!
`;
