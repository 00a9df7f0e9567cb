import { jinja } from '../jinja.ts';

/**
 * Tunnels as strongSwan has them: routed over XFRM interfaces (if_id), so that charon installs no routes for them; those of
 * people by the kernel's policies, whose routes charon keeps in table 220.
 */
export const ipsec = jinja`
{% set people = device.remoteAccess %}
{% if byKind.tunnel or people %}
# Debian: /etc/swanctl/conf.d/network.conf, mode 0600
connections {
{% for row in byKind.tunnel if row.protection %}
{{ row.from|origin }}    {{ row.name }} {
        # {{ row.description }}
        version = 2
        local_addrs = {{ row.tunnel.sourceAddress }}
        remote_addrs = {{ row.tunnel.destination }}
        proposals = {{ row.protection.ikeProposal }}
        rekey_time = {{ row.protection.ikeLifetimeSeconds }}s
        dpd_delay = {{ row.protection.deadPeerSeconds }}s
        mobike = no
        unique = replace
        keyingtries = 0
        if_id_in = {{ loop.index }}
        if_id_out = {{ loop.index }}
        local {
            auth = psk
            id = {{ row.tunnel.sourceAddress }}
        }
        remote {
            auth = psk
            id = {{ row.tunnel.destination }}
        }
        children {
            {{ row.name }} {
                local_ts = 0.0.0.0/0,::/0
                remote_ts = 0.0.0.0/0,::/0
                esp_proposals = {{ row.protection.espProposal }}
                rekey_time = {{ row.protection.espLifetimeSeconds }}s
                start_action = trap|start
                close_action = trap
                dpd_action = restart
            }
        }
    }
{% endfor %}
{% if people %}
{{ people.from|origin }}    people {
        version = 2
        local_addrs = {{ people.listens|join(',') }}
        proposals = {{ people.ikeProposal }}
        rekey_time = {{ people.ikeLifetimeSeconds }}s
        dpd_delay = {{ people.deadPeerSeconds }}s
        send_cert = always
        pools = people{{ ',people6' if people.ipv6 }}
        local {
            auth = pubkey
            certs = people.pem
            id = {{ people.listens|first }}
        }
        remote {
            auth = {{ 'eap-radius' if people.signIn == 'radius' else 'eap-mschapv2' }}
            eap_id = %any
        }
        children {
            people {
                local_ts = {{ (people.routes + (people.ipv6.routes if people.ipv6 else []))|join(',') }}
                esp_proposals = {{ people.espProposal }}
                rekey_time = {{ people.espLifetimeSeconds }}s
                dpd_action = clear
            }
        }
    }
{% endif %}
{{ []|origin }}}
{% if people %}

pools {
{{ people.from|origin }}    people {
        addrs = {{ people.address|next_address }}-{{ people.pool|broadcast|next_address(-1) }}
{% if people.dnsServers %}
        dns = {{ people.dnsServers|join(',') }}
{% endif %}
        subnet = {{ people.routes|join(',') }}
    }
{% if people.ipv6 %}
    people6 {
        addrs = {{ people.ipv6.pool }}
{% if people.ipv6.dnsServers %}
        dns = {{ people.ipv6.dnsServers|join(',') }}
{% endif %}
    }
{% endif %}
{{ []|origin }}}
{% endif %}

secrets {
{% for row in byKind.tunnel if row.protection %}
{{ row.from|origin }}    ike-{{ row.name }} {
        id-local = {{ row.tunnel.sourceAddress }}
        id-remote = {{ row.tunnel.destination }}
        secret = "{{ secret[row.protection.secret] }}"
    }
{% endfor %}
{% if people and people.signIn == 'local' %}
{{ people.from|origin }}    # One for each person who works from elsewhere: eap-NAME { id = NAME, secret = ... }
{% endif %}
{{ []|origin }}}
{% endif %}
`;
