import { useId, useRef, useState, type ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button, Inline } from '../../ui/index.ts'
import { PhotoButton, type PhotoButtonProps } from './photo-button.tsx'

/** The types offered by the picker. A file's real type is checked by its contents. */
const KINDS = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

export interface FilePickerProps {
  /** The name of the file, e.g. the front side. */
  label: string
  /** The chosen file. */
  file: File | undefined
  /** A remark on the chosen file. */
  note?: string | undefined
  /** The reason why it can't be sent. */
  error: string | undefined
  /** The id of the heading that names the document. */
  titleId?: string | undefined
  /** The options for taking a photo. */
  photo: Pick<PhotoButtonProps, 'part' | 'title' | 'shape' | 'takePhoto'>
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Lets the customer choose a file, take a photo, or replace either. */
export function FilePicker(props: FilePickerProps) {
  const { label, file, note, error, titleId } = props
  const formats = useFormats()
  const { t } = useMessages('documents')
  const [isBlocked, setBlocked] = useState(false)
  const id = useId()
  const describedBy = [titleId, id].filter(part => part !== undefined).join(' ')
  const choose = (file: File) => {
    setBlocked(false)
    props.onChoose(file)
  }
  return (
    <div className="sp-field" data-invalid={error !== undefined || undefined}>
      <span id={id} className="sp-field-label">
        {label}
      </span>
      <Choice {...props} onChoose={choose} onBlocked={() => setBlocked(true)} {...{ describedBy }}>
        {file && (
          <Inline>
            <span className="sp-file-name">{file.name}</span>
            <span className="sp-muted">{formats.fileSize(file.size)}</span>
            <Button
              variant="quiet"
              size="small"
              onPress={props.onRemove}
              aria-describedby={describedBy}
            >
              {t('removeCta')}
            </Button>
          </Inline>
        )}
      </Choice>
      {note !== undefined && <span className="sp-field-description">{note}</span>}
      {/* The focus is on the button, so the error is announced separately. */}
      <span className="sp-field-error sp-live" aria-live="polite">
        {error ?? (isBlocked && t('photoBlockedError'))}
      </span>
    </div>
  )
}

interface ChoiceProps extends Pick<FilePickerProps, 'file' | 'photo' | 'onChoose'> {
  describedBy: string
  onBlocked: () => void
  children: ReactNode
}

function Choice({ file, photo, describedBy, onChoose, onBlocked, children }: ChoiceProps) {
  const { t } = useMessages('documents')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        aria-labelledby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows the same file to be chosen again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Inline>
        <PhotoButton
          {...photo}
          aria-describedby={describedBy}
          onPhoto={onChoose}
          onBlocked={onBlocked}
          onClosed={() => button.current?.querySelector('button')?.focus()}
        />
        <span ref={button}>
          <Button onPress={() => input.current?.click()} aria-describedby={describedBy}>
            {t(file ? 'replaceCta' : 'chooseCta')}
          </Button>
        </span>
        {children}
      </Inline>
    </>
  )
}
