import { jinja } from '../jinja.ts';

/**
 * Queues, by the class that nftables gives each packet: 1:1 and up, the strict ones first. Where a circuit is slower than its port
 * HTB shapes, and the strict queue never gets more than its own; everywhere else ETS (IEEE 802.1Q) shares the port's rate.
 */
export const queues = jinja`
{% set queues = qos|selectattr('isPriority')|list + qos|rejectattr('isPriority')|list %}
{% set strict = qos|selectattr('isPriority')|list|length %}
{% set storms = interfaces|selectattr('switchport.stormControl')|list if device.vlans else [] %}
{% set shaped = interfaces|selectattr('shapeMbps')|list if qos else [] %}
{% set shared = interfaces|selectattr('trust')|rejectattr('shapeMbps')|list if qos else [] %}
{% macro default_band(first) -%}
{% for row in queues %}{% if row.name == 'default' %}{{ loop.index0 + first }}{% endif %}{% endfor %}
{%- endmacro %}
{% if shaped or shared or storms %}
#!/bin/sh
# /usr/local/sbin/queues, mode 0755: runs as queues.service once the interfaces are up.
set -eu
{% if shared %}

# share INTERFACE
share() {
    tc qdisc replace dev "$1" root handle 1: ets bands {{ queues|length }}{% if strict %} strict {{ strict }}{% endif %} quanta{% for row in queues if not row.isPriority %} {{ row.sharePercent * 150 }}{% endfor %} priomap{% for time in range(16) %} {{ default_band(0) }}{% endfor %}

}
{% endif %}
{% if shaped %}

# shape INTERFACE KBIT STRICT_KBIT
shape() {
    tc qdisc replace dev "$1" root handle 1: htb default {{ default_band(1) }}
    tc class replace dev "$1" parent 1: classid 1:ff htb rate "$2"kbit
{% for row in queues %}
{% if row.isPriority %}
    tc class replace dev "$1" parent 1:ff classid 1:{{ loop.index|hex }} htb prio 0 rate "$3"kbit ceil "$3"kbit
{% else %}
    tc class replace dev "$1" parent 1:ff classid 1:{{ loop.index|hex }} htb prio 1 rate $(($2 * {{ row.sharePercent }} / 100))kbit ceil "$2"kbit
{% endif %}
    tc qdisc replace dev "$1" parent 1:{{ loop.index|hex }} fq_codel
{% endfor %}
}
{% endif %}
{% if storms %}

# storm INTERFACE BROADCAST MULTICAST: in hundredths of a percent of the port's rate
storm() {
    speed=$(cat "/sys/class/net/$1/speed" 2> /dev/null || echo 1000)
    [ "$speed" -gt 0 ] || speed=1000
    tc qdisc replace dev "$1" clsact
    tc filter replace dev "$1" ingress pref 1 protocol all flower dst_mac ff:ff:ff:ff:ff:ff action police rate $((speed * $2 / 10))kbit burst 64k conform-exceed drop/pipe
    tc filter replace dev "$1" ingress pref 2 protocol all flower dst_mac 01:00:00:00:00:00/01:00:00:00:00:00 action police rate $((speed * $3 / 10))kbit burst 64k conform-exceed drop/pipe
}
{% endif %}

{% for row in shared %}
{{ row.from|origin }}share {{ row.name }}
{% endfor %}
{% for row in shaped %}
{{ row.from|origin }}shape {{ row.name }} {{ (row.shapeMbps * 1000)|int }} {{ ((row.priorityMbps or row.shapeMbps) * 1000)|int }}
{% endfor %}
{% for row in storms %}
{% set most = row.switchport.stormControl %}
{{ row.from|origin }}storm {{ row.name }} {{ (most.broadcastPercent * 100)|round|int }} {{ (most.multicastPercent * 100)|round|int }}
{% endfor %}
{% endif %}
`;
