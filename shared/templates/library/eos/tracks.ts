import { jinja } from '../jinja.ts';

/** Interfaces that gateways follow. */
export const tracks = jinja`
{% for track in tracks if track.kind == 'interface' %}
{{ track.from | origin }}track {{ track.name }} interface {{ track.interface }} line-protocol
!
{% endfor %}
`;
