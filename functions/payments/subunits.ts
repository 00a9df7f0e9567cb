/** An amount in a currency's main unit as the provider counts it: 29 USD are 2,900 cents. The only place that converts. */
export const toSubunits = (amount: number): number => Math.round(amount * subunitsInUnit);

export const fromSubunits = (subunits: number): number => subunits / subunitsInUnit;

/** Of USD, the one currency that we charge. */
const subunitsInUnit = 100;
