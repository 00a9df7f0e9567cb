import { jinja } from '../jinja.ts';

/** Gateway addresses that two devices share (VRRPv3). */
export const firstHop = jinja`
{% for row in interfaces if row.firstHops %}
{{ row.from | origin }}interface {{ row.name }}
{% for hop in row.firstHops %}
 vrrp {{ hop.group }} address-family {{ 'ipv6' if hop.family == 6 else 'ipv4' }}
  timers advertise {{ hop.advertiseMilliseconds }}
  priority {{ hop.priority }}
{% if hop.trackNumber %}
  track {{ hop.trackNumber }} decrement {{ hop.decrement }}
{% endif %}
  address {{ hop.address }} primary
{% if hop.global %}
  address {{ hop.global }}/{{ row.ipv6[0] | prefix }}
{% endif %}
  exit-vrrp
{% endfor %}
{% endfor %}
!
`;
