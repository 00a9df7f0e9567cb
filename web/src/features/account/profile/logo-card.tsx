import { Button } from '@aws-amplify/ui-react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { largestLogoBytes, removeLogo, updateLogo } from '#shared/contract/logo.ts';
import { useAction } from '#web/api/use-action.ts';
import { useAccountChanges } from '#web/documents/account/use-account-changes.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import layout from '#web/ui/layout.module.css';
import { Problem } from '#web/ui/problem.tsx';
import prose from '#web/ui/prose.module.css';
import { useToast } from '#web/ui/toasts.tsx';
import styles from './logo-card.module.css';

/** The company's logo. */
export function LogoCard() {
  const { logo } = useUser();
  const account = useAccountChanges();
  const toast = useToast();
  const setting = useAction(async (file: File) => {
    if (file.size > largestLogoBytes) throw new TooLarge();
    await account.setLogo(file);
    toast.success('Your logo was saved.');
  }, updateLogo.fallback);
  const removing = useAction(async () => {
    await account.removeLogo();
    toast.success('Your logo was removed.');
  }, removeLogo.fallback);
  const problem =
    setting.cause instanceof TooLarge
      ? 'This file is larger than 1 MB. Choose a smaller picture.'
      : (setting.error ?? removing.error);

  return (
    <Card
      id="logo"
      title="Company logo"
      intro="PNG, JPEG or WebP, up to 1 MB. The cover of your reports shows it: PNG without interlacing or JPEG, up to 4 megapixels."
    >
      {logo ? (
        <img className={styles.logo} src={logo} alt="Your company’s logo" />
      ) : (
        <p className={prose.soft}>No logo yet.</p>
      )}
      <div className={layout.row2}>
        <FileButton
          label="Picture of the logo"
          accept="image/png,image/jpeg,image/webp"
          isLoading={setting.isLoading}
          loadingText="Saving"
          onChoose={([file]) => void setting.run(file)}
        >
          <ImagePlus size={16} aria-hidden />
          {logo ? 'Choose another' : 'Choose a picture'}
        </FileButton>
        {logo && (
          <Button isLoading={removing.isLoading} loadingText="Removing" onClick={() => void removing.run()}>
            <Trash2 size={16} aria-hidden />
            Remove
          </Button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </Card>
  );
}

/** Sending it would be refused, after a wait. */
class TooLarge extends Error {}
