import { describe, expect, it } from 'vitest';
import { changesFor } from '#web/features/design-equipment/model/acceptance.ts';
import { fillingsOf } from '#web/features/design-equipment/model/fillings.ts';
import {
  aBranchRole,
  aCoreRole,
  accessSwitch,
  aLine,
  anAccessRole,
  aUse,
  bigSwitch,
  otherSwitch,
} from './advice-builder.ts';

const branches = ['Branch North', 'Branch South'];

describe('filled places', () => {
  it('is known by role and sites, whatever the order of the sites', () => {
    const [core, access, branch] = [aCoreRole(), anAccessRole(), aBranchRole()];
    const line = aLine(accessSwitch, aUse(2, 'access', branches.toReversed()), aUse(9, 'access'));
    const fillings = fillingsOf([core, access, branch], [line]);
    expect(fillings.get(core)).toBeUndefined();
    expect(fillings.get(access)?.use).toBe(line.uses[1]);
    expect(fillings.get(branch)?.use).toBe(line.uses[0]);
  });

  it('assigns each use to one role, the first that it matches', () => {
    const few = anAccessRole({ quantity: 3, places: anAccessRole().places.slice(0, 3) });
    const many = anAccessRole();
    const lines = [aLine(otherSwitch, aUse(5)), aLine(accessSwitch, aUse(8))];
    const fillings = fillingsOf([few, many], lines);
    expect(fillings.get(few)?.line).toBe(lines[0]);
    expect(fillings.get(many)?.line).toBe(lines[1]);
  });
});

describe('accepting', () => {
  it('makes one line of two uses for a device of two roles', () => {
    const [access, branch] = [anAccessRole(), aBranchRole()];
    const picks = [access, branch].map((advice) => ({ advice, device: accessSwitch }));
    expect(changesFor(picks, [], new Map())).toEqual({
      removed: [],
      changed: [],
      added: [{ device: accessSwitch, uses: [aUse(8), aUse(2, 'access', branches)] }],
    });
  });

  it('adds a use to the design’s line of the device', () => {
    const branch = aBranchRole();
    const line = aLine(accessSwitch, aUse(8));
    expect(changesFor([{ advice: branch, device: accessSwitch }], [line], new Map())).toEqual({
      removed: [],
      changed: [{ id: line.id, version: 1, uses: [aUse(8), aUse(2, 'access', branches)] }],
      added: [],
    });
  });

  it('replaces the device of the role by an alternative, and leaves its other uses', () => {
    const [access, branch] = [anAccessRole(), aBranchRole()];
    const line = aLine(accessSwitch, aUse(8), aUse(2, 'access', branches));
    const both = changesFor(
      [{ advice: branch, device: otherSwitch }],
      [line],
      fillingsOf([access, branch], [line]),
    );
    expect(both).toEqual({
      removed: [],
      changed: [{ id: line.id, version: 1, uses: [aUse(8)] }],
      added: [{ device: otherSwitch, uses: [aUse(2, 'access', branches)] }],
    });
    const only = aLine(accessSwitch, aUse(8));
    const instead = changesFor(
      [{ advice: access, device: otherSwitch }],
      [only],
      fillingsOf([access], [only]),
    );
    expect(instead).toMatchObject({ removed: [only.id], changed: [], added: [{ device: otherSwitch }] });
  });

  it('does nothing for an accepted recommendation', () => {
    const core = aCoreRole();
    const lines = [aLine(bigSwitch, aUse(2, 'core'))];
    const changes = changesFor([{ advice: core, device: bigSwitch }], lines, fillingsOf([core], lines));
    expect(changes).toEqual({ removed: [], changed: [], added: [] });
  });

  it('joins the uses of one role where a line would have more than the contract allows', () => {
    const picks = Array.from({ length: 25 }, (_, index) => {
      const site = `Site ${index}`;
      const places = [{ nodeId: site, label: site, site, quantity: 4 }];
      return { advice: anAccessRole({ places, quantity: 4 }), device: accessSwitch };
    });
    const [added] = changesFor(picks, [], new Map()).added;
    expect(added?.uses).toHaveLength(1);
    expect(added?.uses[0]).toMatchObject({ role: 'access', quantity: 100 });
    expect(added?.uses[0]?.sites).toHaveLength(25);
  });
});
