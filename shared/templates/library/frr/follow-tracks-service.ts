import { jinja } from '../jinja.ts';

export const followTracksService = jinja`
{% if tracks %}
# Debian: /etc/systemd/system/follow-tracks.service
[Unit]
Description=Static routes and gateways follow their tracks
After=frr.service
Before=keepalived.service
Requires=frr.service

[Service]
ExecStart=/usr/local/sbin/follow-tracks
RuntimeDirectory=follow-tracks
RuntimeDirectoryPreserve=yes
Restart=always

[Install]
WantedBy=multi-user.target
{% endif %}
`;
