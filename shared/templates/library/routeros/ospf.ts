import { jinja } from '../jinja.ts';

/** OSPFv2 and OSPFv3. A default is announced while there is one, with its metric, and never redistributed otherwise. */
export const ospf = jinja`
{% set versions = [
  {'own': device.routing.ospf, 'name': 'v2', 'number': 2, 'v6': false, 'default': '0.0.0.0/0'},
  {'own': device.routing.ospf3, 'name': 'v3', 'number': 3, 'v6': true, 'default': '::/0'},
] if device.routing else [] %}
{% for version in versions if version.own %}
{% set own = version.own %}
{{ own.from|origin }}/routing filter rule
{% if own.originatesDefault %}
add chain=ospf-{{ version.name }}-out rule="if (dst == {{ version.default }}) { set ospf-ext-metric {{ own.originatesDefault.metric }}; accept }"
{% else %}
add chain=ospf-{{ version.name }}-out rule="if (dst == {{ version.default }}) { reject }"
{% endif %}
{% for row in own.redistribute %}
{% if row.exceptTag %}
add chain=ospf-{{ version.name }}-out rule="if (protocol {{ row.source }} && ospf-ext-tag == {{ row.exceptTag }}) { reject }"
{% endif %}
{% if row.filter %}
add chain=ospf-{{ version.name }}-out rule="if (protocol {{ row.source }}) { jump {{ row.filter }} }"
{% endif %}
add chain=ospf-{{ version.name }}-out rule="if (protocol {{ row.source }}) { {{ 'set ospf-ext-tag ' ~ row.setTag ~ '; ' if row.setTag }}accept }"
{% endfor %}
add chain=ospf-{{ version.name }}-out rule="reject"
/routing ospf instance
add name={{ version.name }} version={{ version.number }} router-id=main originate-default={{ 'if-installed' if own.originatesDefault else 'never' }}{{ ' redistribute=' ~ own.redistribute|map(attribute='source')|join(',') if own.redistribute }} out-filter-chain=ospf-{{ version.name }}-out
/routing ospf area
{% for area in own.areas %}
add name={{ version.name }}-area-{{ area.id }} instance={{ version.name }} area-id={{ '0.0.0.0'|next_address(area.id) }}{{ ' type=stub' if area.kind != 'normal' }}{{ ' no-summaries' if area.kind == 'totally-stubby' }}
{% endfor %}
{% for area in own.areas %}
{% for prefix in area.summaries if (':' in prefix) == version.v6 %}
/routing ospf area range
add area={{ version.name }}-area-{{ area.id }} prefix={{ prefix }} advertise=yes
{% endfor %}
{% endfor %}
/routing ospf interface-template
{% for row in interfaces %}
{% set entry = row.ospf3 if version.v6 else row.ospf %}
{% if entry %}
{{ row.from|origin }}add area={{ version.name }}-area-{{ entry.area }} interfaces={{ row.name }} type={{ 'ptp' if entry.network == 'point-to-point' else 'broadcast' }} cost={{ entry.cost }} hello-interval={{ entry.helloSeconds }}s dead-interval={{ entry.deadSeconds }}s{{ ' passive' if entry.isPassive }}
{% endif %}
{% endfor %}
{% endfor %}
`;
