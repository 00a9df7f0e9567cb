import { jinja } from '../jinja.ts';

/**
 * VRRP version 3. Without virtual MAC addresses: those of the kernel are macvlan, which doubled packets where they were
 * tried; a new holder announces itself by gratuitous ARP. Tracks are followed by follow-tracks, which writes 1 into a file
 * while all tracks of a gateway are down.
 */
export const keepalived = jinja`
{% set hops = device.firstHops|rejectattr('isActiveOnBoth')|list %}
{% if hops %}
# Debian: /etc/keepalived/keepalived.conf
global_defs {
    router_id {{ device.hostname }}
    vrrp_version 3
    vrrp_garp_master_delay 1
}
{% for hop in hops %}
{% set name = names[hop.interface] ~ ('-ipv6-' if ':' in hop.address else '-') ~ hop.group %}
{% set own = byName[hop.interface] %}

{% if hop.tracks %}
{{ hop.from|origin }}vrrp_track_file {{ name }} {
    file /run/follow-tracks/{{ name }}
    weight -{{ hop.decrement }}
    init_file 0
}
{% endif %}
{{ hop.from|origin }}vrrp_instance {{ name }} {
    state BACKUP
    interface {{ names[hop.interface] }}
    virtual_router_id {{ hop.group }}
    priority {{ hop.priority }}
    advert_int {{ hop.advertiseSeconds }}
    virtual_ipaddress {
{% if hop.global %}
        {{ hop.address }}/64
        {{ hop.global }}/64
{% else %}
        {{ hop.address }}/{{ own.ipv4|first|prefix }}
{% endif %}
    }
{% if hop.tracks %}
    track_file {
        {{ name }}
    }
{% endif %}
}
{% endfor %}
{% endif %}
`;
