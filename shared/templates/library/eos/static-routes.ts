import { jinja } from '../jinja.ts';

/** Static routes, and those that discard. */
export const staticRoutes = jinja`
{% for route in statics %}
{% set name = (route.interface ~ ' ' if route.interface else '') ~ (route.nextHop or '') %}
{% set target = 'Null0' if route.isDiscard else name.strip() %}
{{ route.from | origin }}{{ 'ipv6' if route.family == 6 else 'ip' }} route {{ 'vrf ' ~ vrfName[route.vrf] ~ ' ' if route.vrf else '' }}{{ route.prefix }} {{ target }}{{ ' ' ~ route.distance if route.distance != 1 else '' }}
{% endfor %}
{% for row in byKind.tunnel if row.tunnelVia %}
{{ row.from | origin }}ip route {{ row.tunnel.destination }}/32 {{ row.tunnelVia.interface }} {{ row.tunnelVia.nextHop }} name {{ row.name }}
{% endfor %}
!
`;
