import { jinja } from '../jinja.ts';

/** Static routes. One with a track is here as well: follow-tracks takes it away while the track is down. */
export const staticRoutes = jinja`
{% macro route(row) -%}
{{ 'ipv6' if ':' in row.prefix else 'ip' }} route {{ row.prefix }}
{%- if row.nextHop %} {{ row.nextHop }}{% endif %}
{%- if row.interface %} {{ names[row.interface] }}{% endif %}
{%- if not row.nextHop and not row.interface %} blackhole{% endif %}
{%- if row.distance != 1 %} {{ row.distance }}{% endif %}
{%- endmacro %}
{% if device.routing and device.routing.statics %}
{% for row in device.routing.statics %}
{{ row.from|origin }}{{ route(row) }}
{% endfor %}
!
{% endif %}
{% for vrf in device.vrfs or [] if vrf.statics %}
{{ vrf.from|origin }}vrf {{ vrf.name }}
{% for row in vrf.statics %}
 {{ route(row) }}
{% endfor %}
exit-vrf
!
{% endfor %}
`;
