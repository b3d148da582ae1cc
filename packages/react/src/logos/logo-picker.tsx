import { useId, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, Inline } from '../ui/index.ts'

interface LogoPickerProps {
  /** The address of the current picture. */
  shown: string | undefined
  /** The new picture. */
  file: File | undefined
  error: string | undefined
  onChoose: (file: File) => void
}

/** Lets the user choose a logo's picture, and shows the choice. */
export function LogoPicker({ shown, file, error, onChoose }: LogoPickerProps) {
  const { t } = useMessages('merchant')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isThere = file !== undefined || shown !== undefined
  return (
    <div className="sp-field" data-invalid={error !== undefined || undefined}>
      <span id={id} className="sp-field-label">
        {t('pictureLabel')}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        aria-labelledby={id}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // Allows the same file to be chosen again.
          target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <Inline>
        {file ? <Chosen file={file} /> : <Shown address={shown} />}
        <Button aria-describedby={id} onPress={() => input.current?.click()}>
          {t(isThere ? 'replacePictureCta' : 'choosePictureCta')}
        </Button>
      </Inline>
      <span className="sp-field-description">{t('pictureText')}</span>
      {/* The focus is on the button, so the error is announced separately. */}
      <span className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}

const Shown = ({ address }: { address: string | undefined }) =>
  address === undefined ? null : <img className="sp-logo-picture" src={address} alt="" />

/** Shows only the name: a page that allows pictures only from its own origin couldn't show the file. */
function Chosen({ file }: { file: File }) {
  return <span className="sp-file-name">{file.name}</span>
}
