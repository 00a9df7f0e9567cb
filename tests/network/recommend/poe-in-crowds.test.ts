import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planTopology } from '#shared/network/plan.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { requirementsOf } from '../requirements-builder.ts';

const arena = requirementsOf({
  sites: [
    {
      name: 'Arena',
      kind: 'venue',
      floors: 2,
      areaM2: 20_000,
      wiredUsers: 40,
      wirelessUsers: 40,
      guests: 8_000,
    },
  ],
  equipmentClass: 'enterprise',
});

/** Switches of one maker, and its model for stands: as it is, and one that takes more at a price of its own. */
function chosenAt(usdOfStronger: number) {
  const devices = catalogue.flatMap((device): Device[] => {
    if (device.category === 'switch') return device.manufacturer === 'HPE Aruba' ? [device] : [];
    if (device.category !== 'ap') return [device];
    if (device.model !== 'AP-577' || device.price === undefined) return [];
    const stronger: Device = {
      ...device,
      id: 'f'.repeat(24),
      model: 'AP-577 stronger',
      specs: { ...device.specs, poeInput: '802.3bt type 3' },
      price: { ...device.price, amount: usdOfStronger },
    };
    return [device, stronger];
  });
  const advice = recommend({ requirements: arena, graph: planTopology(arena), devices, today: '2026-11-21' });
  const choiceOf = (role: 'wireless' | 'access') => advice.roles.find((one) => one.role === role)?.choice;
  return { accessPoint: choiceOf('wireless')?.device.model, notes: advice.notes };
}

describe('access points for crowds', () => {
  it('take 802.3bt where they cost less together with switches that supply it', () => {
    const { accessPoint, notes } = chosenAt(500);
    expect(accessPoint).toBe('AP-577 stronger');
    expect(notes.at(-1)).toMatch(/take at most 802\.3at were compared: .* costs US\$[\d,]+ more/);
  });

  it('take what all do where the switches cost more than they save', () => {
    const { accessPoint, notes } = chosenAt(2_480);
    expect(accessPoint).toBe('AP-577');
    expect(notes.at(-1)).toMatch(/take at most 802\.3bt type 3 were compared: .* costs US\$[\d,]+ more/);
  });
});
