import { jinja } from '../jinja.ts';

/** Gateway addresses that two devices share: VRRPv3, or both at once in a pair that ends aggregates together. */
export const firstHop = jinja`
{% set both = device.firstHops | selectattr('isActiveOnBoth') | list %}
{% if both %}
{{ both[0].from | origin }}ip virtual-router mac-address {{ both[0].virtualMac or '00:1c:73:00:00:99' }}
!
{% endif %}
{% for row in interfaces if row.firstHops %}
{{ row.from | origin }}interface {{ row.name }}
{% for hop in row.firstHops %}
{% if hop.isActiveOnBoth %}
{% if hop.family == 6 %}
   ipv6 virtual-router address {{ hop.global or hop.address }}
{% else %}
   ip virtual-router address {{ hop.address }}
{% endif %}
{% else %}
   vrrp {{ hop.group }} priority-level {{ hop.priority }}
   vrrp {{ hop.group }} advertisement interval {{ (hop.advertiseMilliseconds + 999) // 1000 }}
{% if hop.family == 4 %}
   vrrp {{ hop.group }} ipv4 version 3
   vrrp {{ hop.group }} ipv4 {{ hop.address }}
{% else %}
   vrrp {{ hop.group }} ipv6 {{ hop.address }}
{% if hop.global %}
   vrrp {{ hop.group }} ipv6 {{ hop.global }}
{% endif %}
{% endif %}
{% for number in hop.trackNumbers if tracks[number - 1].kind == 'interface' %}
   vrrp {{ hop.group }} tracked-object {{ tracks[number - 1].name }} decrement {{ hop.decrement }}
{% endfor %}
{% endif %}
{% endfor %}
{% endfor %}
!
`;
