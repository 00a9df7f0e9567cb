import { jinja } from '../jinja.ts';

/** Snooping is on by default in every VLAN, and no running configuration says so; the querier is off (EOS, "IGMP and IGMP Snooping", 35.4). */
export const igmpSnooping = jinja`
{% if device.igmpSnooping and device.igmpSnooping.querier %}
{% set own = device.igmpSnooping %}
{{ own.from | origin }}{% for id in own.querier.vlans -%}
ip igmp snooping vlan {{ id }} querier
ip igmp snooping vlan {{ id }} querier address {{ own.querier.address }}
{% endfor %}
!
{% endif %}
`;
