import { jinja } from '../jinja.ts';

/**
 * Snooping is on by default in every VLAN, and no running configuration says so; the querier is off ("Configuring IGMP Snooping",
 * IOS XE 17). The address is said for each
 * VLAN: it is asked from there also where the switch has no interface in it.
 */
export const igmpSnooping = jinja`
{% if device.kind == 'switch' and device.igmpSnooping and device.igmpSnooping.querier %}
{% set own = device.igmpSnooping %}
{{ own.from | origin }}{% for id in own.querier.vlans -%}
ip igmp snooping vlan {{ id }} querier
ip igmp snooping vlan {{ id }} querier address {{ own.querier.address }}
{% endfor %}
!
{% endif %}
`;
