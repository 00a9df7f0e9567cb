import { jinja } from '../jinja.ts';

export const idleShells = jinja`
{% if device.administration %}
# Debian: /etc/profile.d/idle.sh: a shell that nobody types in ends.
readonly TMOUT={{ device.administration.idleSeconds }}
export TMOUT
{% endif %}
`;
