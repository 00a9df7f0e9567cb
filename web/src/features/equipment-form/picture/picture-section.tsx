import { Button } from '@aws-amplify/ui-react';
import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { contentTypeOf, pictureError } from '#web/documents/equipment/model/check-picture.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { DropArea } from '#web/ui/drop-area.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import layout from '#web/ui/layout.module.css';
import { Problem } from '#web/ui/problem.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './picture.module.css';
import { usePreview } from './use-preview.ts';

export interface PictureSectionProps {
  readonly form: DeviceForm;
  /** The path of the picture that is stored. */
  readonly stored: string | undefined;
  /** Why the last file was not taken. */
  readonly error: string | undefined;
  /** A picture was chosen before the page was reloaded, which a draft cannot keep. */
  readonly wasLost: boolean;
  readonly onFile: (file: File) => void;
}

/** The picture of a device: chosen, dropped here or pasted anywhere in the form. */
export function PictureSection({ form, stored, error, wasLost, onFile }: PictureSectionProps) {
  const { image, removeImage } = form.values;
  const chosen = usePreview(image);
  const kept = removeImage ? undefined : stored;
  const shown = chosen ?? kept;
  const refused = error ?? form.field('image').errorMessage;

  return (
    <FormSection
      id="picture"
      title="Picture"
      intro="PNG, JPEG or WebP, up to 2 MB. It can be pasted anywhere in this form."
    >
      <DropArea
        className={styles.area}
        onDrop={({ files: [file] }) => {
          if (file) onFile(file);
        }}
      >
        {shown ? (
          <img className={styles.preview} src={shown} alt="The device" />
        ) : (
          <p className={prose.soft}>Drop a picture here, or</p>
        )}
        <div className={layout.row2}>
          <FileButton
            size="small"
            label="Picture"
            name="image"
            accept="image/png,image/jpeg,image/webp"
            onChoose={([file]) => onFile(file)}
          >
            <ImagePlus size={14} aria-hidden />
            {shown ? 'Choose another' : 'Choose a picture'}
          </FileButton>
          {shown && (
            <Button
              size="small"
              onClick={() => form.change({ image: undefined, removeImage: stored !== undefined })}
            >
              <Trash2 size={14} aria-hidden />
              Remove picture
            </Button>
          )}
          {stored && (removeImage || image) && (
            <Button size="small" onClick={() => form.change({ image: undefined, removeImage: false })}>
              <Undo2 size={14} aria-hidden />
              Keep the current picture
            </Button>
          )}
        </div>
      </DropArea>
      {wasLost && !image && !refused && (
        <p className={prose.soft}>Drafts do not include pictures: choose yours again.</p>
      )}
      <Problem>{refused}</Problem>
    </FormSection>
  );
}

/** A file as the service takes it, or why not. */
export async function readPicture(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = contentTypeOf(bytes) ?? file.type;
  const upload = { fileName: file.name || 'picture', contentType, bytes };
  return { upload, error: pictureError(upload) };
}
