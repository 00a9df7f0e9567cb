import { jinja } from '../jinja.ts';

/** Tunnels between sites, whose interfaces have addresses for routing. */
export const ipsec = jinja`
{% set tunnels = byKind.tunnel | selectattr('protection') | list %}
{% if tunnels %}
config vpn ipsec phase1-interface
{% for row in tunnels %}
{% set suite = fortios.proposals[row.protection.name] %}
{{ row.from | origin }}    edit "{{ row.name }}"
        set interface "{{ fortios.outer[row.key] }}"
        set ike-version 2
        set local-gw {{ row.tunnel.sourceAddress }}
        set keylife {{ row.protection.ikeLifetimeSeconds }}
        set peertype any
        set net-device disable
        set proposal {{ suite.phase1 }}
        set dhgrp {{ suite.group1 }}
        set add-route disable
        set comments "{{ row.description }}"
        set remote-gw {{ row.tunnel.destination }}
        set dpd on-idle
        set dpd-retrycount 3
        set dpd-retryinterval {{ row.protection.deadPeerSeconds }}
        set psksecret "{{ secret[row.protection.secret] }}"
    next
{% endfor %}
end
config vpn ipsec phase2-interface
{% for row in tunnels %}
{% set suite = fortios.proposals[row.protection.name] %}
{{ row.protection.from | origin }}    edit "{{ row.name }}"
        set phase1name "{{ row.name }}"
        set proposal {{ suite.phase2 }}
        set pfs enable
        set dhgrp {{ suite.group2 }}
        set keylifeseconds {{ row.protection.espLifetimeSeconds }}
        set auto-negotiate enable
    next
{% endfor %}
end
config system interface
{% for row in tunnels %}
{{ row.from | origin }}    edit "{{ row.name }}"
        set vdom "root"
{% if not row.isUp %}
        set status down
{% endif %}
{% if row.ipv4 %}
        set ip {{ row.ipv4[0] | address }} 255.255.255.255
{% for far in row.peer.addresses if row.peer and ':' not in far %}
{% if loop.first %}
        set remote-ip {{ far }} {{ row.ipv4[0] | netmask }}
{% endif %}
{% endfor %}
{% endif %}
        set allowaccess ping{% if device.administration and fortios.administered[row.key] %}{% for service in device.administration.protocols %} {{ service.name | lower }}{% endfor %}{{ ' snmp' if device.administration.snmp else '' }}{% endif %}{{ ' fabric' if row.key in fortios.leadsOn else '' }}

        set description "{{ row.description }}"
{% if row.mtu != 1500 %}
        set mtu-override enable
        set mtu {{ row.mtu }}
{% endif %}
{% if row.tcpMss %}
        set tcp-mss {{ row.tcpMss }}
{% endif %}
{% if row.shapeMbps %}
        set outbandwidth {{ (row.shapeMbps * 1000) | int }}
{% if row.trust and qos %}
        set egress-shaping-profile "classes"
{% endif %}
{% endif %}
{% if row.ipv6 %}
        config ipv6
            set ip6-address {{ row.ipv6[0] }}
            set ip6-allowaccess ping
        end
{% endif %}
    next
{% endfor %}
end
{% endif %}
`;
