import { jinja } from '../jinja.ts';

/** Zones of interfaces; those towards the internet stay by themselves, so that each can have its own translation. */
export const zones = jinja`
{% if fortios.zones %}
config system zone
{% for zone in fortios.zones if zone.interfaces %}
{{ zone.from | origin }}    edit "{{ zone.name }}"
        set intrazone deny
        set interface{% for name in zone.interfaces %} "{{ name }}"{% endfor %}

    next
{% endfor %}
end
{% endif %}
`;
