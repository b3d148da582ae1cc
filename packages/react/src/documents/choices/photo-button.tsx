import { useRef } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import { hasCameraApp, type TakePhoto, type PhotoRequest } from './take-photo.ts'

export interface PhotoButtonProps extends PhotoRequest {
  takePhoto: TakePhoto | undefined
  'aria-describedby': string
  onPhoto: (photo: File) => void
  onBlocked: () => void
  /** Called if no photo was taken, to choose a file. */
  onClosed: () => void
}

/** Takes a photo with a phone's camera, or with the host's function. Shown if either is available. */
export function PhotoButton(props: PhotoButtonProps) {
  const { takePhoto, part, title, shape, onPhoto, onBlocked, onClosed } = props
  const describedBy = props['aria-describedby']
  const { t } = useMessages('documents')
  const input = useRef<HTMLInputElement>(null)
  const isPhone = hasCameraApp()
  if (!isPhone && !takePhoto) return null

  async function take() {
    if (isPhone) return input.current?.click()
    const photo = await takePhoto?.({ part, title, shape })
    if (photo === 'blocked') onBlocked()
    else if (photo instanceof Blob) onPhoto(fileOf(photo))
    else onClosed()
  }

  return (
    <>
      {isPhone && (
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg"
          capture="environment"
          aria-label={`${title} ${t('photoCta')}`}
          onChange={({ target }) => {
            const [photo] = target.files ?? []
            target.value = ''
            if (photo) onPhoto(photo)
          }}
        />
      )}
      <Button onPress={() => void take()} aria-describedby={describedBy}>
        {t('photoCta')}
      </Button>
    </>
  )
}

const fileOf = (photo: Blob) => new File([photo], 'photo.jpg', { type: photo.type })
