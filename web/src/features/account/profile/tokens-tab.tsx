import { ApiTokensSection } from '#web/features/account/api-tokens-section.tsx';

export default function TokensTab() {
  return <ApiTokensSection />;
}
