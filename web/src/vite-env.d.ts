/// <reference types="vite/client" />

/** web/theme-styles.ts */
declare module 'virtual:theme.css';

/** web/network-colors.ts */
declare module 'virtual:network-colors.css';

/** web/template-engine.ts */
declare module 'virtual:template-engine' {
  const address: string;
  export default address;
}

/** web/landing-plan-plugin.ts */
declare module 'virtual:landing-plan' {
  export const landingPlan: import('#web/features/home/landing-plan.ts').LandingPlan;
}
