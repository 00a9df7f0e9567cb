import { jinja } from '../jinja.ts';

/** People who work from elsewhere: IKEv2 with the firewall's certificate, and accounts by EAP. */
export const remoteAccess = jinja`
{% if device.remoteAccess %}
{% set people = device.remoteAccess %}
{{ people.from | origin }}# The certificate is imported first: execute vpn certificate local import
config user group
    edit "people"
{% if people.signIn == 'radius' and services.radius %}
        set member "radius"
{% endif %}
    next
end
config firewall address
{% for route in people.routes %}
    edit "route-{{ loop.index }}"
        set subnet {{ route | network }} {{ route | netmask }}
    next
{% endfor %}
end
config firewall addrgrp
    edit "people-routes"
        set member{% for route in people.routes %} "route-{{ loop.index }}"{% endfor %}

    next
end
config vpn ipsec phase1-interface
{% set suite = fortios.proposals.people %}
{% for entry in fortios.people %}
    edit "{{ entry.name }}"
        set type dynamic
        set interface "{{ entry.interface }}"
        set ike-version 2
        set local-gw {{ entry.address }}
        set keylife {{ people.ikeLifetimeSeconds }}
        set authmethod signature
        set certificate "remote-access"
        set peertype any
        set net-device disable
        set mode-cfg enable
        set proposal {{ suite.phase1 }}
        set dhgrp {{ suite.group1 }}
        set eap enable
        set eap-identity send-request
        set authusrgrp "people"
        set assign-ip-from range
        set ipv4-start-ip {{ entry.first }}
        set ipv4-end-ip {{ entry.last }}
        set ipv4-netmask {{ people.pool | netmask }}
        set dns-mode manual
{% for server in people.dnsServers %}
{% if loop.index <= 3 %}
        set ipv4-dns-server{{ loop.index }} {{ server }}
{% endif %}
{% endfor %}
        set ipv4-split-include "people-routes"
{% if people.ipv6 and entry.first6 %}
        set ipv6-start-ip {{ entry.first6 }}
        set ipv6-end-ip {{ entry.last6 }}
        set ipv6-prefix 128
{% for server in people.ipv6.dnsServers %}
{% if loop.index <= 3 %}
        set ipv6-dns-server{{ loop.index }} {{ server }}
{% endif %}
{% endfor %}
{% endif %}
        set dpd on-idle
        set dpd-retrycount 3
        set dpd-retryinterval {{ people.deadPeerSeconds }}
    next
{% endfor %}
end
config vpn ipsec phase2-interface
{% for entry in fortios.people %}
    edit "{{ entry.name }}"
        set phase1name "{{ entry.name }}"
        set proposal {{ suite.phase2 }}
        set pfs enable
        set dhgrp {{ suite.group2 }}
        set keylifeseconds {{ people.espLifetimeSeconds }}
    next
{% endfor %}
end
{% endif %}
`;
