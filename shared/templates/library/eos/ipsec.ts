import { jinja } from '../jinja.ts';

/** Tunnels of IPsec with IKEv2: policies, keys, profiles. */
export const ipsec = jinja`
{% if ipsec %}
ip security
{% for profile in ipsec %}
{{ profile.from | origin }}   ike policy {{ profile.name }}
      integrity sha{{ profile.ikeProposal.integrityBits or profile.ikeProposal.prfBits }}
      encryption aes{{ profile.ikeProposal.keyBits }}
      dh-group {{ profile.ikeProposal.group }}
      ike-lifetime {{ (profile.ikeLifetimeSeconds + 3599) // 3600 }}
   !
   sa policy {{ profile.name }}
{% if profile.espProposal.cipher == 'aes-gcm' %}
      esp encryption aes{{ profile.espProposal.keyBits }}gcm128
{% else %}
      esp integrity sha{{ profile.espProposal.integrityBits }}
      esp encryption aes{{ profile.espProposal.keyBits }}
{% endif %}
      sa lifetime {{ (profile.espLifetimeSeconds + 3599) // 3600 }} hours
      pfs dh-group {{ profile.pfsGroup or profile.espProposal.group }}
   !
   profile {{ profile.name }}
      ike-policy {{ profile.name }}
      sa-policy {{ profile.name }}
      connection start
      shared-key 0 {{ secret[profile.secret] }}
      dpd {{ profile.deadPeerSeconds }} {{ profile.deadPeerSeconds * 3 }} clear
      mode tunnel
   !
{% endfor %}
!
{% endif %}
`;
