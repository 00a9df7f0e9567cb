import { jinja } from '../jinja.ts';

export const queuesService = jinja`
{% if qos or (interfaces|selectattr('switchport.stormControl')|list) %}
# Debian: /etc/systemd/system/queues.service
[Unit]
Description=Queues of the interfaces
After=networking.service
Wants=networking.service

[Service]
Type=oneshot
RemainAfterExit=yes
ExecStart=/usr/local/sbin/queues

[Install]
WantedBy=multi-user.target
{% endif %}
`;
