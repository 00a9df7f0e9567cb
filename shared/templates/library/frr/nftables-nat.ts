import { jinja } from '../jinja.ts';

/** Translation: published servers both ways first, then everybody else behind the address of the way out. */
export const nftablesNat = jinja`
{% set published = device.nat|selectattr('kind', 'eq', 'static')|list %}
{% if device.nat %}

table ip nat {
{% if published %}
    chain prerouting {
        type nat hook prerouting priority dstnat;
{% for rule in published %}
{{ rule.from|origin }}        iifname "{{ names[rule.outside] }}" ip daddr {{ rule.address }} dnat to {{ rule.inside }}
{% endfor %}
{{ []|origin }}    }

{% endif %}
    chain postrouting {
        type nat hook postrouting priority srcnat;
        # Routing protocols speak from an address of the link.
        ip daddr 224.0.0.0/4 accept
        meta l4proto { ospf, vrrp } accept
{% for rule in published %}
{{ rule.from|origin }}        oifname "{{ names[rule.outside] }}" ip saddr {{ rule.inside }} snat to {{ rule.address }}
{% endfor %}
{% for rule in device.nat if rule.kind == 'source' %}
{% set own = namespace(sources=[], except=[]) %}
{% for prefix in rule.sources if ':' not in prefix %}
{% set own.sources = own.sources + [prefix] %}
{% endfor %}
{% for prefix in rule.except if ':' not in prefix %}
{% set own.except = own.except + [prefix] %}
{% endfor %}
{% if own.sources %}
{{ rule.from|origin }}        oifname "{{ names[rule.outside] }}" ip saddr { {{ own.sources|join(', ') }} } {% if own.except %}ip daddr != { {{ own.except|join(', ') }} } {% endif %}snat to {{ rule.address }}
{% endif %}
{% endfor %}
{% for rule in device.nat if rule.kind == 'nat64' %}
{{ rule.from|origin }}        oifname "{{ names[rule.outside] }}" ip saddr 100.100.0.0/16 snat to {{ rule.address }} comment "NAT64"
{% endfor %}
{{ []|origin }}    }
}
{% endif %}
`;
