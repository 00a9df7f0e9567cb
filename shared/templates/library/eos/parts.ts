import type { PartDraft } from '../part.ts';
import { base } from './base.ts';

export const eosParts: readonly PartDraft[] = [
  {
    feature: 'base',
    role: 'base',
    name: 'Base',
    description: 'Name, time, passwords, and what is off on every device.',
    configType: 'basic',
    text: base,
  },
];
