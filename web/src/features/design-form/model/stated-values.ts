import { readNumber } from '#web/ui/form/number-text.ts';
import { chosenSites, type FormValues } from './form-values.ts';
import { statedRow } from './text-rows.ts';

/** The form's fields in the shape of the contract, not yet parsed by it. */
export const unparsedDesign = (values: FormValues) => ({
  designName: values.designName,
  description: values.description,
  isExistingNetwork: values.isExistingNetwork,
  existingNetworkDetails: values.isExistingNetwork ? existingNetwork(values) : {},
  requirements: {
    sites: chosenSites(values).map((row) => statedRow('requirements.sites', row)),
    segments: values.segments.map((row) => statedRow('requirements.segments', row)),
    bandwidth: {
      download: readNumber(values.download),
      upload: readNumber(values.symmetric ? values.download : values.upload),
      symmetric: values.symmetric,
    },
    wan: { kind: values.wanKind },
    services: { cloud: values.cloud, onPremise: values.onPremise, network: values.network },
    ipScheme: {
      private: values.privateBlock.trim() || undefined,
      publicIPs: readNumber(values.publicIPs),
      ipv6: values.ipv6,
    },
    securityRequirements: {
      firewall: values.firewall,
      ids: values.ids,
      ips: values.ips,
      contentFiltering: values.contentFiltering,
      remoteAccess: values.remoteAccess,
    },
    redundancy: {
      internet: values.redundantInternet,
      coreSwitching: values.redundantCore,
      power: values.redundantPower,
    },
    growth: { percent: readNumber(values.growthPercent), years: readNumber(values.growthYears) },
    budget: budget(values),
    budgetRange: values.budgetRange,
    vendorPreference: values.vendorPreference,
  },
});

const existingNetwork = (values: FormValues) => ({
  currentTopology: values.currentTopology || undefined,
  currentIssues: values.currentIssues,
  currentIPScheme: values.currentIPScheme.trim() || undefined,
  currentDevices: values.currentDevices.map((row) => statedRow('existingNetworkDetails.currentDevices', row)),
});

function budget({ budgetAmount, budgetCurrency }: FormValues) {
  const amount = readNumber(budgetAmount);
  return amount === undefined ? undefined : { amount, currency: budgetCurrency.trim().toUpperCase() };
}
