import type { Requirements } from '../../contract/requirements.ts';
import { statedAt } from '../requirements/serves.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { dmzZone, leafZone } from '../sizing/zones.ts';
import type { VlanNeed } from './vlan-need.ts';
import { vlanRanges } from './vlan-numbers.ts';

/** Servers inside, one network for each row of leaves where a data centre has them; and those that face outward. */
export function serverNeeds(sized: SizedSite, requirements: Requirements): VlanNeed[] {
  const { servers, dmz, index } = sized;
  const stated = statedAt(requirements, index, 'servers');
  const publicly = statedAt(requirements, index, 'publicServers');
  const inside = {
    purpose: 'server',
    range: vlanRanges.servers,
    kind: 'servers',
    inCloset: none,
  } as const;
  const outside = { inCloset: none, serves: [stated, publicly] };
  return [
    ...(servers.on === 'leaves'
      ? servers.rows.map((atCore, row) => ({
          ...inside,
          name: `Servers row ${row + 1}`,
          atCore,
          zone: leafZone(sized, row),
          serves: [stated],
        }))
      : [{ ...inside, name: 'Servers', atCore: servers.inside, serves: [stated] }]),
    ...dmz.rows.flatMap((atCore, row): VlanNeed[] => {
      const name = dmz.rows.length > 1 ? `DMZ ${row + 1}` : 'DMZ';
      const zone = dmzZone(sized, row);
      return [
        { ...outside, name, purpose: 'dmz', range: vlanRanges.dmz, kind: 'public-servers', atCore, zone },
        ...(dmz.width === 0
          ? []
          : [
              {
                ...outside,
                name: `${name} management`,
                purpose: 'management',
                range: vlanRanges.management,
                kind: 'dmz-switches',
                atCore: dmz.width,
                isGrown: true,
                zone,
              } as const,
            ]),
      ];
    }),
  ];
}

const none = () => 0;
