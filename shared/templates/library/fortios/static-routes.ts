import { jinja } from '../jinja.ts';

/** Static routes of both families, with the monitors that some of them follow. */
export const staticRoutes = jinja`
{% for family in [4, 6] %}
{% set rows = fortios.routes | selectattr('family', 'equalto', family) | list %}
{% if rows %}
config router static{{ '' if family == 4 else '6' }}
{% for route in rows %}
{{ route.from | origin }}    edit {{ loop.index }}
{% if family == 4 %}
        set dst {{ route.prefix | network }} {{ route.prefix | netmask }}
{% else %}
        set dst {{ route.prefix }}
{% endif %}
{% if route.isDiscard %}
        set blackhole enable
{% else %}
{% if route.nextHop %}
        set gateway {{ route.nextHop }}
{% endif %}
{% if route.device %}
        set device "{{ route.device }}"
{% endif %}
{% endif %}
        set distance {{ route.distance }}
{% if route.priority > 1 %}
        set priority {{ route.priority }}
{% endif %}
    next
{% endfor %}
end
{% endif %}
{% endfor %}
{% if fortios.vrfRoutes and device.members | length == 1 %}
config router static
{% for route in fortios.vrfRoutes if route.family == 4 %}
{{ route.from | origin }}    edit {{ loop.index + 1000 }}
        set dst {{ route.prefix | network }} {{ route.prefix | netmask }}
        set gateway {{ route.nextHop }}
        set device "{{ route.device }}"
        set distance {{ route.distance }}
    next
{% endfor %}
end
{% endif %}
{% set probes = tracks | selectattr('kind', 'equalto', 'reachability') | list %}
{% if probes %}
config system link-monitor
{% for probe in probes %}
{{ probe.from | origin }}    edit "{{ probe.name[:35] }}"
{% if probe.family == 6 %}
        set addr-mode ipv6
{% endif %}
        set srcintf "{{ probe.interface }}"
        set server "{{ probe.address }}"
        set protocol ping
        set gateway-ip{{ '6' if probe.family == 6 else '' }} {{ probe.address }}
{% if probe.source %}
        set source-ip{{ '6' if probe.family == 6 else '' }} {{ probe.source }}
{% endif %}
{% set led = fortios.routes | selectattr('track', 'equalto', probe.name) | selectattr('family', 'equalto', 4) | list %}
{% if led and probe.family == 4 %}
        set route{% for route in led %} "{{ route.prefix }}"{% endfor %}

{% endif %}
        set interval 500
        set probe-timeout 500
        set failtime 3
        set recoverytime 3
        set update-cascade-interface disable
        set update-static-route enable
    next
{% endfor %}
end
{% endif %}
`;
