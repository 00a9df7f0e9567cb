import { jinja } from '../jinja.ts';
import { nftablesQueueMap } from './nftables-queue-map.ts';

/** What ports of hosts may not send: answers of DHCP servers and router advertisements; and what their frames are marked with. */
export const nftablesPorts = jinja`
{% macro quoted(rows) -%}
{ {% for row in rows %}"{{ row.name }}"{{ ', ' if not loop.last }}{% endfor %} }
{%- endmacro %}
{% set switched = interfaces|selectattr('switchport')|list %}
{% set hosts = switched|rejectattr('switchport.isTrusted')|list %}
{% set guarded = switched|selectattr('switchport.raGuard')|list %}
{% set unmarked = switched|selectattr('trust')|rejectattr('trust', 'eq', 'dscp')|list %}
{% set queued = switched and qos %}
{% if (device.hostGuard and hosts) or guarded or unmarked or queued %}

table bridge ports {
{% if queued %}
${nftablesQueueMap}

    chain queues {
        type filter hook postrouting priority srcnat;
        meta priority set ip dscp map @queue_of
        meta priority set ip6 dscp map @queue_of
    }
{% endif %}
{% if (device.hostGuard and hosts) or guarded %}

    chain guards {
        type filter hook prerouting priority filter;
{% if device.hostGuard and device.hostGuard.dhcpSnooping and hosts %}
{{ device.hostGuard.from|origin }}        iifname {{ quoted(hosts) }} udp sport 67 udp dport 68 drop comment "DHCP answers of hosts"
{% endif %}
{% if guarded %}
{{ []|origin }}        iifname {{ quoted(guarded) }} icmpv6 type nd-router-advert drop comment "RA guard"
        iifname {{ quoted(guarded) }} udp sport 547 udp dport 546 drop comment "DHCPv6 answers of hosts"
{% endif %}
    }
{% endif %}
{% if unmarked %}

    chain marks {
        type filter hook prerouting priority dstnat;
{% for row in unmarked %}
{% set port = row.switchport %}
{% set own = port.access if port.mode == 'access' else port.native %}
{% set mark = namespace(own=0) %}
{% for marking in device.qosMarkings or [] if marking.vlan == own %}
{% set mark.own = marking.dscp %}
{% endfor %}
{% if row.trust == 'phone' and port.voice %}
{{ row.from|origin }}        iifname "{{ row.name }}" vlan id {{ port.voice }} accept
{% endif %}
{% for marking in device.qosMarkings or [] if row.trust == 'none' and marking.vlan != own and (marking.vlan == port.voice or marking.vlan in port.allowed) %}
{{ marking.from|origin }}        iifname "{{ row.name }}" vlan id {{ marking.vlan }} ip dscp set {{ marking.dscp }} accept
        iifname "{{ row.name }}" vlan id {{ marking.vlan }} ip6 dscp set {{ marking.dscp }} accept
{% endfor %}
{{ row.from|origin }}        iifname "{{ row.name }}" ip dscp set {{ mark.own }}
        iifname "{{ row.name }}" ip6 dscp set {{ mark.own }}
{% endfor %}
{{ []|origin }}    }
{% endif %}
}
{% endif %}
`;
