/** Stands in the PDF of a template that has no text (specification, section 7). */
export const sampleConfiguration = `! Sample network configuration
hostname {{hostname}}
!
no ip domain lookup
service timestamps log datetime msec
!
vlan 10
 name users
vlan 20
 name voice
!
interface GigabitEthernet1/0/1
 description Uplink
 ip address {{ip_address}} {{mask}}
 no shutdown
!
interface GigabitEthernet1/0/2
 description Access port
 switchport mode access
 switchport access vlan 10
 switchport voice vlan 20
 spanning-tree portfast
!
ntp server 192.0.2.123
logging host 192.0.2.50
!
end
`;
