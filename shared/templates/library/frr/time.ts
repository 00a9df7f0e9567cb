import { jinja } from '../jinja.ts';

export const time = jinja`
{% if services.ntp %}
# Debian: /etc/chrony/chrony.conf
{% for server in services.ntp.servers %}
{{ services.ntp.from|origin }}server {{ server }} iburst
{% endfor %}
{% if services.ntp.sourceAddress %}
bindacqaddress {{ services.ntp.sourceAddress }}
{% endif %}
{{ []|origin }}port 0
driftfile /var/lib/chrony/chrony.drift
makestep 1 3
rtcsync
logdir /var/log/chrony
{% endif %}
`;
