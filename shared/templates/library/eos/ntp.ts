import { jinja } from '../jinja.ts';

/** Time. */
export const ntp = jinja`
{% if services.ntp %}
{{ services.ntp.from | origin }}ntp local-interface {{ services.ntp.source }}
{% for server in services.ntp.servers %}
ntp server {{ server }}{{ ' prefer' if loop.first else '' }}
{% endfor %}
!
{% endif %}
`;
