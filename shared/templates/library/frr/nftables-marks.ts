import { jinja } from '../jinja.ts';
import { nftablesQueueMap } from './nftables-queue-map.ts';

/**
 * The size of TCP segments where the path is narrower; marks (DSCP) of those who are not trusted, by their VLAN or none;
 * the queue of each mark, which the interfaces' queueing disciplines serve (see queues).
 */
export const nftablesMarks = jinja`
{% set narrow = interfaces|selectattr('tcpMss')|list %}
{% set untrusted = interfaces|selectattr('trust', 'eq', 'none')|list %}
{% set routed_untrusted = untrusted|rejectattr('switchport')|list %}
{% if narrow or qos %}

table inet mangle {
{% if narrow %}
    chain forward {
        type filter hook forward priority mangle;
{% for row in narrow %}
{{ row.from|origin }}        iifname "{{ row.name }}" tcp flags syn tcp option maxseg size set {{ row.tcpMss }}
        oifname "{{ row.name }}" tcp flags syn tcp option maxseg size set {{ row.tcpMss }}
{% endfor %}
{{ []|origin }}    }
{% endif %}
{% if qos %}
{% if narrow %}

{% endif %}
${nftablesQueueMap}

    chain postrouting {
        type filter hook postrouting priority mangle;
        meta priority set ip dscp map @queue_of
        meta priority set ip6 dscp map @queue_of
    }
{% if routed_untrusted %}

    chain prerouting {
        type filter hook prerouting priority mangle;
{% for row in routed_untrusted %}
{{ row.from|origin }}        iifname "{{ row.name }}" ip dscp set cs0
        iifname "{{ row.name }}" ip6 dscp set cs0
{% endfor %}
{{ []|origin }}    }
{% endif %}
{% endif %}
}
{% endif %}
`;
