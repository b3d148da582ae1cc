import { useId, useRef, useState, type ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Button, Inline } from '../../ui/index.ts'
import { PhotoButton, type PhotoButtonProps } from './photo-button.tsx'

/** What the picker offers; what a file is, is judged by what stands in it. */
const KINDS = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

export interface FilePickerProps {
  /** Which file it is for, e.g. the front side. */
  label: string
  /** The file that is chosen. */
  file: File | undefined
  /** What is said of the chosen file. */
  note?: string | undefined
  /** Why it can't be sent. */
  error: string | undefined
  /** Of a title that says what the document is for. */
  titleId?: string | undefined
  /** How a photo of it is taken. */
  photo: Pick<PhotoButtonProps, 'part' | 'title' | 'shape' | 'takePhoto'>
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Chooses one file or takes a photo, or another one in its place. */
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
      {/* Whoever has chosen is on the button: the reason has to be heard by itself. */}
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
          // The same file can be chosen again.
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
