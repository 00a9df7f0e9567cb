import { describe, expect, it } from 'vitest';
import { configurationText, filesOfText } from '#shared/templates/compose/configuration-text.ts';
import { partMark, readProvenance } from '#shared/templates/library/provenance.ts';
import { fillSecrets, secretPlaceholder, secretsIn } from '#shared/templates/library/secrets.ts';
import { systemTemplateId } from '#shared/templates/library/system-template-id.ts';

describe('line provenance', () => {
  it('holds from a mark to the next one, and strips the marks', () => {
    const rendered = `${partMark('base')}hostname A\n\uE000a\uE001b\uE002interface X\n no shutdown\n${partMark('ospf')}router ospf 1\n`;
    expect(readProvenance(rendered, ['own'])).toEqual([
      { text: 'hostname A', from: ['own'], part: 'base' },
      { text: 'interface X', from: ['a', 'b'], part: 'base' },
      { text: ' no shutdown', from: ['a', 'b'], part: 'base' },
      { text: 'router ospf 1', from: ['own'], part: 'ospf' },
      { text: '', from: ['own'], part: 'ospf' },
    ]);
  });
});

describe('the text of a deployment', () => {
  it('is the one file, or all of them under their names', () => {
    const one = [{ name: 'a.cfg', text: 'x\n' }];
    const two = [...one, { name: 'b.conf', text: 'y\n\nz\n' }];
    expect(configurationText(one)).toBe('x\n');
    expect(filesOfText('x\n', 'a.cfg')).toEqual(one);
    expect(configurationText(two)).toBe('#@file a.cfg\nx\n#@file b.conf\ny\n\nz\n');
    expect(filesOfText(configurationText(two), 'whole')).toEqual(two);
  });

  it('keeps placeholders for secrets until they are filled', () => {
    const text = `key ${secretPlaceholder('radius_key')}\nkey ${secretPlaceholder('other')}\n`;
    expect(secretsIn(text)).toEqual(['radius_key', 'other']);
    expect(fillSecrets(text, { radius_key: '$& s' })).toBe('key $& s\nkey <secret:other>\n');
  });
});

describe('ids of system templates', () => {
  it('are fixed by dialect and feature', () => {
    expect(systemTemplateId('ios-xe', 'ospf')).toMatch(/^0{8}[0-9a-f]{16}$/);
    expect(systemTemplateId('ios-xe', 'ospf')).not.toBe(systemTemplateId('eos', 'ospf'));
    expect(systemTemplateId('ios-xe', 'whole')).toBe('0000000096e4be1959c66bc2');
  });
});
