import { jinja } from '../jinja.ts';

/** From a fresh Debian 12 to the device: packages, accounts, and these files put where each says. */
export const install = jinja`
{% set tunnels = byKind.tunnel or device.remoteAccess %}
{% set hops = device.firstHops|rejectattr('isActiveOnBoth')|list %}
{% set dhcp = device.dhcpPools or device.dhcpRelays or device.dhcp6 %}
{% set snmp = device.administration and device.administration.snmp and (services.snmp or services.snmpTraps) %}
{% set between = device.nat|selectattr('kind', 'eq', 'nat64')|list %}
{% set queued = qos or (interfaces|selectattr('switchport.stormControl')|list) %}
#!/bin/sh
# Makes {{ hostname }} of a fresh Debian 12: run as root, at its console, in the folder that holds these files.
# Its ports have the plan's names: give each its name by its MAC address first, in /etc/systemd/network/10-NAME.link.
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y -o Dpkg::Options::=--force-confold ifupdown2 frr frr-pythontools nftables openssh-server sudo lldpd
{%- if hops %} keepalived{% endif %}
{%- if tunnels %} charon-systemd strongswan-swanctl libstrongswan-standard-plugins{% endif %}
{%- if device.remoteAccess %} libcharon-extra-plugins{% endif %}
{%- if dhcp %} dnsmasq{% endif %}
{%- if device.routerAdvertisements %} radvd{% endif %}
{%- if between %} tayga{% endif %}
{%- if services.ntp %} chrony{% endif %}
{%- if services.syslog %} rsyslog{% endif %}
{%- if snmp %} snmpd{% endif %}

hostnamectl set-hostname {{ hostname }}
cp -r etc /
[ ! -d usr ] || cp -r usr /
chown root:frr /etc/frr/frr.conf /etc/frr/daemons
chmod 0640 /etc/frr/frr.conf
{% if tunnels %}
chmod 0600 /etc/swanctl/conf.d/network.conf
[ ! -f /etc/strongswan.d/eap-radius.conf ] || chmod 0600 /etc/strongswan.d/eap-radius.conf
{% endif %}
{% if snmp %}
chmod 0600 /etc/snmp/snmpd.conf
{% endif %}
chmod +x /usr/local/sbin/* 2> /dev/null || true
{% if device.administration %}
{% set user = device.administration.localUser %}

id {{ user.name }} > /dev/null 2>&1 || useradd -m -s /bin/bash -G sudo,frrvty {{ user.name }}
chpasswd << 'END'
{{ user.name }}:{{ secret[user.secret] }}
END
passwd -l root
{% endif %}
{% if device.remoteAccess %}

# The certificate with its key, for those who work from elsewhere.
cat > /etc/swanctl/x509/people.pem << 'END'
{{ secret[device.remoteAccess.certificate] }}
END
cp /etc/swanctl/x509/people.pem /etc/swanctl/private/people.pem
chmod 0600 /etc/swanctl/private/people.pem
{% endif %}

sysctl --system
systemctl daemon-reload
systemctl enable --now networking nftables ssh lldpd
systemctl enable frr{{ ' keepalived' if hops }}{{ ' strongswan' if tunnels }}{{ ' dnsmasq' if dhcp }}{{ ' radvd' if device.routerAdvertisements }}{{ ' tayga' if between }}{{ ' chrony' if services.ntp }}{{ ' rsyslog' if services.syslog }}{{ ' snmpd' if snmp }}{{ ' follow-tracks' if tracks }}{{ ' queues' if queued }}

ifreload -a
nft -f /etc/nftables.conf
systemctl restart frr{{ ' follow-tracks' if tracks }}{{ ' keepalived' if hops }}{{ ' strongswan' if tunnels }}{{ ' dnsmasq' if dhcp }}{{ ' radvd' if device.routerAdvertisements }}{{ ' tayga' if between }}{{ ' chrony' if services.ntp }}{{ ' rsyslog' if services.syslog }}{{ ' snmpd' if snmp }}{{ ' queues' if queued }} ssh lldpd
`;
