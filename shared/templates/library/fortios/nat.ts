import { jinja } from '../jinja.ts';

/** Published servers in both directions, then everybody else behind the address of the way out. */
export const nat = jinja`
{% if device.nat %}
{% if not firewall.policies and firewall.addresses %}
config firewall address
{% for address in firewall.addresses if address.family == 4 %}
    edit "{{ address.name }}"
        set subnet {{ address.prefix | network }} {{ address.prefix | netmask }}
    next
{% endfor %}
end
{% endif %}
{% set published = device.nat | selectattr('kind', 'equalto', 'static') | list %}
{% set hidden = device.nat | selectattr('kind', 'equalto', 'source') | list %}
{% if published %}
config firewall vip
{% for rule in published %}
{{ rule.from | origin }}    edit "public-{{ rule.address }}"
        set extip {{ rule.address }}
        set mappedip "{{ rule.inside }}"
        set extintf "{{ names[rule.outside] }}"
        set nat-source-vip enable
    next
{% endfor %}
end
{% endif %}
{% set pools = namespace(any=false) %}
{% for rule in hidden if not fortios.ownAddress[rule.address] %}
{% if not pools.any %}
config firewall ippool
{% set pools.any = true %}
{% endif %}
{{ rule.from | origin }}    edit "pool-{{ rule.address }}"
        set type overload
        set startip {{ rule.address }}
        set endip {{ rule.address }}
    next
{% endfor %}
{% if pools.any %}
end
{% endif %}
{% if hidden %}
{% set entry = namespace(n=0) %}
config firewall central-snat-map
{% for rule in hidden %}
{% if rule.except %}
{% set entry.n = entry.n + 1 %}
{{ rule.from | origin }}    edit {{ entry.n }}
        set srcintf{% for name in fortios.inside %} "{{ name }}"{% endfor %}

        set dstintf "{{ names[rule.outside] }}"
        set orig-addr{% for prefix in rule.sources %} "{{ fortios.objectOf[prefix] }}"{% endfor %}

        set dst-addr{% for prefix in rule.except %} "{{ fortios.objectOf[prefix] }}"{% endfor %}

        set nat disable
    next
{% endif %}
{% set entry.n = entry.n + 1 %}
    edit {{ entry.n }}
        set srcintf{% for name in fortios.inside %} "{{ name }}"{% endfor %}

        set dstintf "{{ names[rule.outside] }}"
        set orig-addr{% for prefix in rule.sources %} "{{ fortios.objectOf[prefix] }}"{% endfor %}

        set dst-addr "all"
        set nat enable
{% if not fortios.ownAddress[rule.address] %}
        set nat-ippool "pool-{{ rule.address }}"
{% endif %}
    next
{% endfor %}
end
{% endif %}
{% endif %}
`;
