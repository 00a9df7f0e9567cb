import { jinja } from '../jinja.ts';

/**
 * Static routes, and scripts that take tracked ones away while what they follow is down. IPsec asks its policies only once a route has
 * been found that leads somewhere: the pool of people leads to a bridge without ports, and whoever has no tunnel just then is not
 * there. By a provider's interface it would leave in the clear.
 */
export const routes = jinja`
{% set people = device.remoteAccess %}
{% for family in [4, 6] %}
{% set own = statics|selectattr('family', 'eq', family)|list %}
{% if own %}
{{ []|origin }}{{ '/ipv6 route' if family == 6 else '/ip route' }}
{% for row in own %}
{{ row.from|origin }}add dst-address={{ row.prefix }}{% if people and row.isDiscard and row.prefix == people.pool %} gateway=people{% elif row.isDiscard %} blackhole{% else %} gateway={{ row.nextHop or '' }}{{ '%' if row.nextHop and row.interface }}{{ row.interface or '' }}{% endif %} distance={{ row.distance }}{{ ' routing-table=' ~ row.vrf if row.vrf }}{{ ' comment="track ' ~ row.track ~ '"' if row.track }}
{% endfor %}
{% endif %}
{% endfor %}
{% if people and not statics|selectattr('prefix', 'eq', people.pool)|list %}
{{ people.from|origin }}/ip route
add dst-address={{ people.pool }} gateway=people distance=254
{% endif %}
{% for row in byKind.tunnel if row.tunnelVia %}
{{ row.from|origin }}/routing table
add name=via-{{ row.name }} fib
/routing rule
add src-address={{ row.tunnel.sourceAddress }}/32 dst-address={{ row.tunnel.destination }}/32 action=lookup-only-in-table table=via-{{ row.name }}
/ip route
add dst-address=0.0.0.0/0 gateway={{ row.tunnelVia.nextHop }} routing-table=via-{{ row.name }}
{% endfor %}
{% for track in tracks %}
{% set routes = statics|selectattr('track', 'eq', track.name)|list %}
{% set menus = routes|map(attribute='family')|unique|list %}
{% set hops = namespace(list=[]) %}
{% for row in interfaces %}
{% for hop in row.firstHops if hop.tracks|length == 1 and track.name in hop.tracks %}
{% set hops.list = hops.list + [{'name': 'vrrp' ~ ('6-' if hop.family == 6 else '-') ~ row.name, 'up': hop.priority, 'down': hop.priority - hop.decrement}] %}
{% endfor %}
{% endfor %}
{% set up %}
{% for family in menus %}{{ '/ipv6' if family == 6 else '/ip' }} route enable [find comment=\"track {{ track.name }}\"]; {% endfor %}
{% for hop in hops.list %}/interface vrrp set [find name={{ hop.name }}] priority={{ hop.up }}; {% endfor %}
{% endset %}
{% set down %}
{% for family in menus %}{{ '/ipv6' if family == 6 else '/ip' }} route disable [find comment=\"track {{ track.name }}\"]; {% endfor %}
{% for hop in hops.list %}/interface vrrp set [find name={{ hop.name }}] priority={{ hop.down }}; {% endfor %}
{% endset %}
{% if track.kind == 'reachability' %}
{{ track.from|origin }}/tool netwatch
add name="{{ track.name }}" type=icmp host={{ track.address }}{{ ' src-address=' ~ track.source if track.source }} interval=1s timeout=900ms packet-count=3 packet-interval=300ms up-script="{{ up|trim }}" down-script="{{ down|trim }}"
{% else %}
{% set holds = '[:len [/' ~ ('ipv6' if track.family == 6 else 'ip') ~ ' route find where dst-address=' ~ track.prefix ~ ' and active and !blackhole]] > 0' if track.kind == 'route' else '[/interface get [find name=' ~ track.interface ~ '] running]' %}
{{ track.from|origin }}/system scheduler
add name="{{ track.name }}" start-time=startup interval=2s on-event=":global track{{ track.number }}; :local up ({{ holds }}); :if (\$up != \$track{{ track.number }}) do={ :set track{{ track.number }} \$up; :if (\$up) do={ {{ up|trim }} } else={ {{ down|trim }} } }"
{% endif %}
{% endfor %}
`;
