import { jinja } from '../jinja.ts';

/** Who the router is, and what it neither serves nor answers. */
export const base = jinja`
# {{ hostname }}: RouterOS 7.20 or later. Copy to the device: /system reset-configuration no-defaults=yes run-after-reset={{ hostname }}.rsc
/system identity
set name={{ hostname }}
/ip settings
set accept-redirects=no accept-source-route=no rp-filter=no secure-redirects=no send-redirects=no tcp-syncookies=yes ipv4-multipath-hash-policy=l4
/ipv6 settings
set accept-redirects=no accept-router-advertisements=no
/tool mac-server
set allowed-interface-list=none
/tool mac-server mac-winbox
set allowed-interface-list=none
/tool mac-server ping
set enabled=no
/tool bandwidth-server
set enabled=no
/ip proxy
set enabled=no
/ip socks
set enabled=no
/ip upnp
set enabled=no
/ip cloud
set ddns-enabled=no update-time=no
/ip ssh
set strong-crypto=yes
/ip service
set telnet disabled=yes
set ftp disabled=yes
set www disabled=yes
set api disabled=yes
set api-ssl disabled=yes
set winbox disabled=yes
`;
