import { jinja } from '../jinja.ts';

/** Administrators by SSH; from where, nftables says. */
export const ssh = jinja`
{% if device.administration %}
# Debian: /etc/ssh/sshd_config.d/network.conf
{% for service in device.administration.protocols if service.name == 'SSH' and service.ports and service.ports.from != 22 %}
Port {{ service.ports.from }}
{% endfor %}
AllowUsers {{ device.administration.localUser.name }}
PermitRootLogin no
MaxAuthTries 3
LoginGraceTime 30
X11Forwarding no
AllowTcpForwarding no
AllowAgentForwarding no
ClientAliveInterval 60
ClientAliveCountMax 3
{% endif %}
`;
