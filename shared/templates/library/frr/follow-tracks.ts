import { jinja } from '../jinja.ts';

/**
 * FRR 8.4 has no static routes that follow a track, and keepalived follows files: a script looks once a second, and what
 * it sees three times in a row holds. It also keeps ospf6d 8.4 from announcing a default that it has only heard.
 */
export const followTracks = jinja`
{% macro route(row) -%}
{{ 'ipv6' if row.family == 6 else 'ip' }} route {{ row.prefix }}{{ ' ' ~ row.nextHop if row.nextHop }}{{ ' ' ~ row.interface if row.interface }}{{ ' blackhole' if row.isDiscard }}{{ ' ' ~ row.distance if row.distance != 1 }}
{%- endmacro %}
{% set ospf3 = device.routing.ospf3 if device.routing and not device.routing.bgp else none %}
{% if tracks %}
#!/usr/bin/python3
# /usr/local/sbin/follow-tracks, mode 0755: runs as follow-tracks.service.
import pathlib, subprocess, time

# By track: how to look.
TRACKS = {
{% for track in tracks %}
{% if track.kind == 'reachability' %}
{{ track.from|origin }}    '{{ track.name }}': ['ping', '-q', '-n', '-c', '1', '-W', '1', '-I', '{{ track.interface }}', '{{ track.address }}'],
{% elif track.kind == 'route' %}
{{ track.from|origin }}    '{{ track.name }}': ['ip', '-{{ track.family }}', 'route', 'show', 'exact', '{{ track.prefix }}'],
{% else %}
{{ track.from|origin }}    '{{ track.name }}': ['ip', '-br', 'link', 'show', 'up', 'dev', '{{ track.interface }}'],
{% endif %}
{% endfor %}
{{ []|origin }}}
# By track: what vtysh takes while it is up; the last line of each is taken back while it is down.
ROUTES = {
{% for track in tracks %}
{{ track.from|origin }}    '{{ track.name }}': [
{% for row in statics if row.track == track.name %}
        [{% if row.vrf %}'vrf {{ row.vrf }}', {% endif %}'{{ route(row) }}'],
{% if ospf3 and ospf3.originatesDefault and row.prefix == '::/0' %}
        ['router ospf6', 'default-information originate metric {{ ospf3.originatesDefault.metric }}'],
{% endif %}
{% endfor %}
    ],
{% endfor %}
{{ []|origin }}}
# By VRRP instance: the tracks that it gives way for when all are down.
GATEWAYS = {
{% for row in interfaces %}
{% for hop in row.firstHops if hop.tracks and not hop.isActiveOnBoth %}
{{ hop.from|origin }}    '{{ row.name }}-{{ 'ipv6-' if hop.family == 6 }}{{ hop.group }}': ['{{ hop.tracks|join("', '") }}'],
{% endfor %}
{% endfor %}
{{ []|origin }}}
STATE = pathlib.Path('/run/follow-tracks')
TIMES = 3


def is_up(command):
    seen = subprocess.run(command, capture_output=True, text=True)
    lines = [line for line in seen.stdout.splitlines() if line.strip()]
    if command[:2] == ['ip', '-br']:
        return any('LOWER_UP' in line for line in lines)
    if command[0] == 'ip':
        return any(line.split()[0] not in ('blackhole', 'unreachable', 'prohibit') for line in lines)
    return seen.returncode == 0


def configure(track, up):
    for *within, line in ROUTES[track]:
        lines = ['configure terminal', *within, line if up else 'no ' + line]
        subprocess.run(['vtysh', *(word for each in lines for word in ('-c', each))])


STATE.mkdir(exist_ok=True)
holds = dict.fromkeys(TRACKS, True)
against = dict.fromkeys(TRACKS, 0)
while True:
    for track, command in TRACKS.items():
        against[track] = against[track] + 1 if is_up(command) != holds[track] else 0
        if against[track] == TIMES:
            holds[track], against[track] = not holds[track], 0
            print(track, 'is', 'up' if holds[track] else 'down', flush=True)
            configure(track, holds[track])
    for gateway, followed in GATEWAYS.items():
        (STATE / gateway).write_text('0' if any(holds[track] for track in followed) else '1')
    time.sleep(1)
{% endif %}
`;
