import { Button } from '@aws-amplify/ui-react';
import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { contentTypeOf, pictureError } from '#web/documents/equipment/model/check-picture.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import layout from '#web/ui/layout.module.css';
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
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosen = usePreview(image);
  const kept = removeImage ? undefined : stored;
  const shown = chosen ?? kept;
  const refused = error ?? form.field('image').errorMessage;

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <FormSection
      id="picture"
      title="Picture"
      intro="PNG, JPEG or WebP, up to 2 MB. It can be pasted anywhere in this form."
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className={styles.area}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {shown ? (
          <img className={styles.preview} src={shown} alt="The device" />
        ) : (
          <p className={prose.soft}>Drop a picture here, or</p>
        )}
        <div className={layout.row2}>
          <input
            ref={input}
            id="device-picture"
            className="visually-hidden"
            type="file"
            name="image"
            tabIndex={-1}
            aria-label="Picture"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) onFile(file);
              event.target.value = '';
            }}
          />
          <Button size="small" onClick={() => input.current?.click()}>
            <ImagePlus size={14} aria-hidden />
            {shown ? 'Choose another' : 'Choose a picture'}
          </Button>
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
      </div>
      {wasLost && !image && !refused && (
        <p className={prose.soft}>Drafts do not include pictures: choose yours again.</p>
      )}
      {refused && (
        <p className={prose.problem} role="alert">
          {refused}
        </p>
      )}
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
