import { jinja } from '../jinja.ts';

/**
 * Entries of interfaces, by their names in a list: what each is and allows, with shared gateways, relays and advertisements. A relay speaks
 * from the address of the hosts' interface, which policies know as one of a zone, and not from that of the way to the server.
 */
export const interfaceEntries = (
  list: 'fortios.order' | 'fortios.reserved',
): string => jinja`{% set admin = device.administration %}
config system interface
{% for row in ${list} %}
{% set row = byName[row] %}
{{ row.from | origin }}    edit "{{ row.name }}"
        set vdom "root"
{% if row.vrf and device.members | length == 1 %}
        set vrf 1
{% endif %}
{% if not row.isUp %}
        set status down
{% endif %}
{% if row.kind == 'aggregate' and row.aggregation.mode == 'lacp' %}
        set type aggregate
        set member{% for port in row.members %} "{{ port }}"{% endfor %}

        set lacp-mode active
        set lacp-speed {{ row.aggregation.rate or 'slow' }}
        set min-links {{ row.aggregation.minLinks }}
        set algorithm {{ 'L3' if row.aggregation.hashing == 'layer-2-3' else 'L4' }}
{% elif row.kind == 'aggregate' %}
        set type redundant
        set member{% for port in row.members %} "{{ port }}"{% endfor %}

{% elif row.kind == 'loopback' %}
        set type loopback
{% elif row.kind == 'vlan' and fortios.carrier[row.key] is defined %}
        set interface "{{ fortios.carrier[row.key] }}"
        set vlanid {{ row.vlan }}
{% elif row.tag %}
        set interface "{{ row.parent }}"
        set vlanid {{ row.tag }}
{% elif row.switchport and device.kind == 'switch' and row.switchport.mode == 'trunk' %}
        set trunk enable
{% endif %}
        set description "{{ row.description }}"
{% if row.kind == 'port' %}
        set mode static
{% endif %}
{% for address in row.ipv4 %}
{% if loop.first %}
        set ip {{ address | address }} {{ address | netmask }}
{% endif %}
{% endfor %}
{% if row.ipv4 or row.ipv6 %}
        set allowaccess ping{% if admin and (fortios.administered[row.key] or row.vrf) %}{% for service in admin.protocols %} {{ service.name | lower }}{% endfor %}{{ ' snmp' if admin.snmp else '' }}{% endif %}{{ ' fabric' if row.key in fortios.leadsOn else '' }}
{% endif %}
{% if row.key in fortios.uncheckedSources %}
        set src-check disable
{% endif %}
{% if row.mtu != 1500 %}
        set mtu-override enable
        set mtu {{ row.mtu }}
{% endif %}
{% if row.tcpMss %}
        set tcp-mss {{ row.tcpMss }}
{% endif %}
{% if row.dhcpRelay %}
{{ row.dhcpRelay.from | origin }}        set dhcp-relay-service enable
        set dhcp-relay-ip{% for server in row.dhcpRelay.servers %} "{{ server }}"{% endfor %}

{% if row.ipv4 %}
        set dhcp-relay-source-ip {{ row.ipv4[0] | address }}
{% endif %}
{{ row.from | origin }}{% endif %}
{% if row.shapeMbps %}
        set outbandwidth {{ (row.shapeMbps * 1000) | int }}
{% if row.trust and qos %}
        set egress-shaping-profile "classes"
{% endif %}
{% endif %}
{% set more = (fortios.more[row.key] if fortios.more[row.key] is defined else []) %}
{% if more or row.ipv4 | length > 1 %}
        set secondary-IP enable
        config secondaryip
{% for address in row.ipv4[1:] %}
            edit {{ loop.index }}
                set ip {{ address | address }} {{ address | netmask }}
            next
{% endfor %}
{% for address in more %}
            edit {{ loop.index + row.ipv4 | length }}
                set ip {{ address }} 255.255.255.255
                set allowaccess ping
            next
{% endfor %}
        end
{% endif %}
{% set shared4 = row.firstHops | selectattr('family', 'equalto', 4) | list %}
{% set shared6 = row.firstHops | selectattr('family', 'equalto', 6) | list %}
{% if shared4 %}
        set vrrp-virtual-mac enable
        config vrrp
{% for hop in shared4 %}
{{ hop.from | origin }}            edit {{ hop.group }}
                set version 3
                set vrip {{ hop.address }}
                set priority {{ hop.priority }}
                set adv-interval {{ [1, (hop.advertiseMilliseconds / 1000) | round | int] | max }}
                set preempt enable
                set accept-mode enable
{% for track in tracks if track.name in hop.tracks and track.family == 4 and track.kind != 'interface' %}
{% if loop.first %}
                set vrdst {{ track.address if track.address else ('9.9.9.9' if track.prefix == '0.0.0.0/0' else track.prefix | host(1)) }}
                set vrdst-priority {{ [0, hop.priority - hop.decrement] | max }}
                set ignore-default-route disable
{% endif %}
{% endfor %}
            next
{% endfor %}
        end
{{ row.from | origin }}{% endif %}
{% if row.ipv6 %}
        config ipv6
            set ip6-address {{ row.ipv6[0] }}
            set ip6-allowaccess ping{% if admin and fortios.isIpv6Administered and fortios.administered[row.key] %}{% for service in admin.protocols %} {{ service.name | lower }}{% endfor %}{{ ' snmp' if admin.snmp else '' }}{% endif %}

{% if row.advertisement %}
{% set words = row.advertisement %}
{{ words.from | origin }}            set ip6-send-adv enable
            set ip6-manage-flag {{ 'enable' if words.isManaged else 'disable' }}
            set ip6-other-flag {{ 'enable' if words.hasOtherConfiguration else 'disable' }}
            set ip6-max-interval {{ words.intervalSeconds }}
            set ip6-default-life {{ words.lifetimeSeconds }}
            config ip6-prefix-list
{% for prefix in words.prefixes %}
                edit {{ prefix.prefix }}
                    set autonomous-flag {{ 'enable' if prefix.isAutonomous else 'disable' }}
                    set onlink-flag enable
{% if words.dnsServers %}
                    set rdnss{% for server in words.dnsServers %} "{{ server }}"{% endfor %}

{% endif %}
                next
{% endfor %}
            end
{% endif %}
{% if row.dhcp6 and row.dhcp6.kind == 'relay' %}
{{ row.dhcp6.from | origin }}            set dhcp6-relay-service enable
            set dhcp6-relay-type regular
            set dhcp6-relay-source-interface enable
            set dhcp6-relay-ip{% for server in row.dhcp6.servers %} "{{ server }}"{% endfor %}

{% endif %}
{% if row.ipv6 | length > 1 %}
            config ip6-extra-addr
{% for address in row.ipv6[1:] %}
                edit {{ address }}
                next
{% endfor %}
            end
{% endif %}
{% if shared6 %}
            set vrrp-virtual-mac6 enable
            set vrip6_link_local {{ shared6[0].address }}
            config vrrp6
{% for hop in shared6 if hop.global %}
{{ hop.from | origin }}                edit {{ hop.group }}
                    set vrip6 {{ hop.global }}
                    set priority {{ hop.priority }}
                    set adv-interval {{ [1, (hop.advertiseMilliseconds / 1000) | round | int] | max }}
                    set preempt enable
                    set accept-mode enable
                next
{% endfor %}
            end
{% endif %}
        end
{% endif %}
    next
{% endfor %}
end
`;
