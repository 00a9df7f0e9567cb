import { jinja } from '../jinja.ts';

/** Time. */
export const ntp = jinja`
{% if services.ntp %}
{% if services.ntp.source %}
{{ services.ntp.from | origin }}ntp local-interface {{ services.ntp.source }}
{% endif %}
{% for server in services.ntp.servers %}
{{ services.ntp.from | origin }}ntp server {{ server }}{{ ' prefer' if loop.first else '' }}
{% endfor %}
!
{% endif %}
`;
