import { jinja } from '../jinja.ts';

/** What routes and gateways follow: probes of providers, routes, interfaces. */
export const tracks = jinja`
{% for track in tracks %}
{% if track.kind == 'reachability' %}
{{ track.from | origin }}ip sla {{ track.number }}
 icmp-echo {{ track.address }} source-interface {{ track.interface }}
  threshold 1000
  timeout 1000
  frequency 3
ip sla schedule {{ track.number }} life forever start-time now
track {{ track.number }} ip sla {{ track.number }} reachability
 delay down 6 up 15
{% elif track.kind == 'route' %}
{{ track.from | origin }}track {{ track.number }} {{ 'ipv6' if track.family == 6 else 'ip' }} route {{ track.prefix if track.family == 6 else track.prefix | address ~ ' ' ~ track.prefix | netmask }} reachability
{% else %}
{{ track.from | origin }}track {{ track.number }} interface {{ track.interface }} line-protocol
{% endif %}
!
{% endfor %}
{% for list in trackLists %}
track {{ list.number }} list boolean or
{% for number in list.members %}
 object {{ number }}
{% endfor %}
!
{% endfor %}
`;
