import { addressRules } from './address-rules.ts';
import { circuitRules } from './circuit-rules.ts';
import { controlPlaneRules } from './control-plane-rules.ts';
import { edgeRules } from './edge-rules.ts';
import { existingRules } from './existing-rules.ts';
import { linkRules } from './link-rules.ts';
import { modelRules } from './model-rules.ts';
import { portRules } from './port-rules.ts';
import { serverRules } from './server-rules.ts';
import { siteRules } from './site-rules.ts';
import { wifiRules } from './wifi-rules.ts';

/**
 * Every rule by its id. Plans store the id and the inputs: an id keeps its meaning, and a rule that comes to need other
 * inputs, or other assumptions, gets a new one.
 */
export const rules = {
  ...siteRules,
  ...edgeRules,
  ...serverRules,
  ...wifiRules,
  ...linkRules,
  ...portRules,
  ...circuitRules,
  ...addressRules,
  ...controlPlaneRules,
  ...existingRules,
  ...modelRules,
} as const;
