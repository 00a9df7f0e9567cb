import { jinja } from '../jinja.ts';

/** Static routes, those that follow a track, and those that discard. */
export const staticRoutes = jinja`
{% for route in statics %}
{% set name = (route.interface ~ ' ' if route.interface else '') ~ (route.nextHop or '') %}
{% set target = 'Null0' if route.isDiscard else name.strip() %}
{% set end = (' ' ~ route.distance if route.distance != 1 else '') ~ (' track ' ~ route.trackNumber if route.trackNumber else '') %}
{% if route.family == 6 %}
{{ route.from | origin }}ipv6 route {{ 'vrf ' ~ vrfName[route.vrf] ~ ' ' if route.vrf else '' }}{{ route.prefix }} {{ target }}{{ end }}
{% else %}
{{ route.from | origin }}ip route {{ 'vrf ' ~ vrfName[route.vrf] ~ ' ' if route.vrf else '' }}{{ route.prefix | network }} {{ route.prefix | netmask }} {{ target }}{{ end }}
{% endif %}
{% endfor %}
{% for row in byKind.tunnel if row.tunnelVia %}
{{ row.from | origin }}ip route {{ row.tunnel.destination }} 255.255.255.255 {{ row.tunnelVia.interface }} {{ row.tunnelVia.nextHop }} name {{ row.name }}
{% endfor %}
!
`;
