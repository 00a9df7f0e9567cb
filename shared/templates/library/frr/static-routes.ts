import { jinja } from '../jinja.ts';

/** Static routes. One with a track is here as well: follow-tracks takes it away while the track is down. */
export const staticRoutes = jinja`
{% macro route(row) -%}
{{ 'ipv6' if row.family == 6 else 'ip' }} route {{ row.prefix }}{{ ' ' ~ row.nextHop if row.nextHop }}{{ ' ' ~ row.interface if row.interface }}{{ ' blackhole' if row.isDiscard }}{{ ' ' ~ row.distance if row.distance != 1 }}
{%- endmacro %}
{% for row in statics if not row.vrf %}
{{ row.from|origin }}{{ route(row) }}
{% endfor %}
{% for vrf in device.vrfs or [] if vrf.statics %}
{{ vrf.from|origin }}!
vrf {{ vrf.name }}
{% for row in statics if row.vrf == vrf.name %}
 {{ route(row) }}
{% endfor %}
exit-vrf
{% endfor %}
{% if statics %}
!
{% endif %}
`;
