import { useId, useRef } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button, Inline } from '../../ui/index.ts'

interface LogoPickerProps {
  /** Where the picture is that there is. */
  shown: string | undefined
  /** The one that is chosen in its place. */
  file: File | undefined
  error: string | undefined
  onChoose: (file: File) => void
}

/** Chooses the picture of a logo, and shows it. */
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
          // The same file can be chosen again.
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
      {/* Whoever has chosen is on the button: the reason has to be heard by itself. */}
      <span className="sp-field-error sp-live" aria-live="polite">
        {error}
      </span>
    </div>
  )
}

const Shown = ({ address }: { address: string | undefined }) =>
  address === undefined ? null : <img className="sp-logo-picture" src={address} alt="" />

/** Its name: a page that takes pictures only from its own origin could not show it. */
function Chosen({ file }: { file: File }) {
  return <span className="sp-file-name">{file.name}</span>
}
