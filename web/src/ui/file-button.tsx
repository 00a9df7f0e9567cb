import { Button, type ButtonProps } from '@aws-amplify/ui-react';
import { type ReactNode, useRef } from 'react';

export interface FileButtonProps
  extends Pick<ButtonProps, 'isDisabled' | 'isLoading' | 'loadingText' | 'size' | 'title' | 'variation'> {
  /** What the file is, to those who do not see the button. */
  readonly label: string;
  /** Extensions and media types, as an input's `accept`; any without it. */
  readonly accept?: string;
  /** The field that an error of the form leads to. */
  readonly name?: string;
  readonly multiple?: boolean;
  /** Chooses a folder with all that is in it. */
  readonly isFolder?: boolean;
  /** At least one file. */
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
  readonly children: ReactNode;
}

/** Opens the browser's dialog for files. */
export function FileButton({
  label,
  accept,
  name,
  multiple = false,
  isFolder = false,
  onChoose,
  children,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        name={name}
        multiple={multiple || isFolder}
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // Otherwise the same file could not be chosen again after it was corrected.
          target.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
