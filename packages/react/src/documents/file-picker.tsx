import { useId, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, Inline } from '../ui/index.ts'

/** What the picker offers; what a file is, is judged by what stands in it. */
const KINDS = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

export interface FilePickerProps {
  /** Which file it is for, e.g. the front side. */
  label: string
  /** The file that is chosen. */
  fileName: string | undefined
  /** What is said of the chosen file. */
  note?: string | undefined
  /** Why it can't be sent. */
  error: string | undefined
  /** Of a title that says what the document is for. */
  titleId?: string | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Chooses one file, or another one in its place. */
export function FilePicker(props: FilePickerProps) {
  const { label, fileName, note, error, titleId } = props
  const { t } = useMessages('documents')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const describedBy = [titleId, id].filter(part => part !== undefined).join(' ')
  return (
    <div className="sp-field" data-invalid={error !== undefined || undefined}>
      <span id={id} className="sp-field-label">
        {label}
      </span>
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
          if (file) props.onChoose(file)
        }}
      />
      <Inline>
        <Button onPress={() => input.current?.click()} aria-describedby={describedBy}>
          {t(fileName === undefined ? 'chooseCta' : 'replaceCta')}
        </Button>
        {fileName !== undefined && (
          <>
            <span className="sp-file-name">{fileName}</span>
            <Button
              variant="quiet"
              size="small"
              onPress={props.onRemove}
              aria-describedby={describedBy}
            >
              {t('removeCta')}
            </Button>
          </>
        )}
      </Inline>
      {note !== undefined && <span className="sp-field-description">{note}</span>}
      {/* Whoever has chosen is on the button: the reason has to be heard by itself. */}
      <span className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}
