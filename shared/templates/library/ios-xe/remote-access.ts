import { jinja } from '../jinja.ts';

/** Tunnels of people (FlexVPN with IKEv2 and EAP), which pass the zones or lists of the part `policies` as any other interface. */
export const remoteAccess = jinja`
{% if remoteAccess %}
{% set access = remoteAccess %}
{{ access.from | origin }}! Before this part, from the command line: crypto pki import REMOTE-ACCESS pkcs12 with {{ secret[access.certificate] }}
crypto pki trustpoint REMOTE-ACCESS
 revocation-check none
!
ip local pool REMOTE-ACCESS {{ access.poolFirst }} {{ access.poolLast }}
{% if access.ipv6 %}
ipv6 local pool REMOTE-ACCESS-v6 {{ access.ipv6.pool }} 128
{% endif %}
ip access-list standard REMOTE-ACCESS-ROUTES
{% for route in access.routes %}
 permit {{ route | network }} {{ route | wildcard }}
{% endfor %}
{% if access.ipv6 %}
ipv6 access-list REMOTE-ACCESS-ROUTES-v6
{% for route in access.ipv6.routes %}
 permit ipv6 {{ route }} any
{% endfor %}
{% endif %}
!
aaa authentication login REMOTE-ACCESS {{ 'group RADIUS' if access.signIn == 'radius' else 'local' }}
aaa authorization network REMOTE-ACCESS local
!
crypto ikev2 authorization policy REMOTE-ACCESS
 pool REMOTE-ACCESS
{% if access.dnsServers %}
 dns {{ access.dnsServers | join(' ') }}
{% endif %}
 route set access-list REMOTE-ACCESS-ROUTES
{% if access.ipv6 %}
 ipv6 pool REMOTE-ACCESS-v6
{% if access.ipv6.dnsServers %}
 ipv6 dns {{ access.ipv6.dnsServers | join(' ') }}
{% endif %}
 route set access-list ipv6 REMOTE-ACCESS-ROUTES-v6
{% endif %}
!
crypto ikev2 proposal REMOTE-ACCESS
 encryption {{ access.ikeProposal.cipher }}-{{ access.ikeProposal.keyBits }}
{% if access.ikeProposal.integrityBits %}
 integrity sha{{ access.ikeProposal.integrityBits }}
{% endif %}
{% if access.ikeProposal.prfBits %}
 prf sha{{ access.ikeProposal.prfBits }}
{% endif %}
 group {{ access.ikeProposal.group }}
crypto ikev2 policy REMOTE-ACCESS
{% for address in access.listens %}
 match address local {{ address }}
{% endfor %}
 proposal REMOTE-ACCESS
crypto ikev2 profile REMOTE-ACCESS
{% for address in access.listens %}
 match address local {{ address }}
{% endfor %}
 match identity remote key-id *$AnyConnectClient$*
 identity local dn
 authentication local rsa-sig
 authentication remote anyconnect-eap aggregate
 pki trustpoint REMOTE-ACCESS
 aaa authentication anyconnect-eap REMOTE-ACCESS
 aaa authorization group anyconnect-eap list REMOTE-ACCESS REMOTE-ACCESS
 lifetime {{ access.ikeLifetimeSeconds }}
 dpd {{ access.deadPeerSeconds }} 2 on-demand
 virtual-template 1
crypto ipsec transform-set REMOTE-ACCESS {{ 'esp-gcm ' ~ access.espProposal.keyBits if access.espProposal.cipher == 'aes-gcm' else 'esp-aes ' ~ access.espProposal.keyBits ~ ' esp-sha' ~ access.espProposal.integrityBits ~ '-hmac' }}
 mode tunnel
crypto ipsec profile REMOTE-ACCESS
 set security-association lifetime seconds {{ access.espLifetimeSeconds }}
 set transform-set REMOTE-ACCESS
 set pfs group{{ access.pfsGroup or access.espProposal.group }}
 set ikev2-profile REMOTE-ACCESS
!
interface Loopback199
 description Own address in the pool of remote access
 ip address {{ access.address }} 255.255.255.255
{% if access.ipv6 %}
 ipv6 address {{ access.ipv6.address }}/128
{% endif %}
!
interface Virtual-Template1 type tunnel
 ip unnumbered Loopback199
{% if access.ipv6 %}
 ipv6 unnumbered Loopback199
{% endif %}
 ip mtu 1400
 ip tcp adjust-mss 1360
{% if access.ipv6 %}
 ipv6 mtu 1400
 ipv6 tcp adjust-mss 1340
{% endif %}
{% if device.filtering == 'stateful' and filter.rules %}
 zone-member security INSIDE
{% elif filter.rules %}
 ip access-group POLICY in
{% if access.ipv6 and 6 in filter.families %}
 ipv6 traffic-filter POLICY-v6 in
{% endif %}
{% endif %}
{% if nat %}
 ip nat inside
{% endif %}
 tunnel mode ipsec {{ 'dual-overlay' if access.ipv6 else 'ipv4' }}
 tunnel protection ipsec profile REMOTE-ACCESS
!
{% endif %}
`;
