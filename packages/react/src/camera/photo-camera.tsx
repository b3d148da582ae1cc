import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, FocusKeeper, Inline, Stack } from '../ui/index.ts'
import { CameraFailure } from './camera-failure.tsx'
import type { CameraState } from './camera-state.ts'
import { useCamera, type Camera } from './use-camera.ts'
import { useViewHint } from './use-view-hint.ts'

export interface PhotoCameraProps {
  /** The shape in the picture: a card or open passport, or a sheet of paper. */
  shape: 'card' | 'sheet'
  /** Called with the photo that the user accepts, a JPEG. */
  onPhoto: (photo: Blob) => void
  /** Called when the user wants to choose a file instead. */
  onLeave: () => void
  /**
   * The address at which to continue on a phone. Shown as a QR code if this device can't take a
   * photo.
   */
  phoneUrl?: string | undefined
  /** See `useCamera`. */
  onActive?: (() => void) | undefined
}

/**
 * Takes a photo of a document: shows the camera's picture, a frame for the document, hints that are
 * also announced, and a preview before the photo is used. The host's heading must name the
 * document.
 */
export function PhotoCamera({ onActive, ...props }: PhotoCameraProps) {
  const camera = useCamera({ onActive })
  const { state, start } = camera
  useEffect(() => start(), [start])
  return (
    <FocusKeeper>
      {state.status === 'failed' ? (
        <CameraFailure fault={state.fault} onRetry={start} {...props} />
      ) : (
        <Viewer camera={camera} {...props} />
      )}
    </FocusKeeper>
  )
}

function Viewer({ camera, shape, ...props }: PhotoCameraProps & { camera: Camera }) {
  const { t } = useMessages('camera')
  const { state, videoRef } = camera
  const video = useRef<HTMLVideoElement>(null)
  const hint = useViewHint(video, state.status === 'live')
  return (
    <Stack gap={4}>
      <div
        className="sp-camera"
        data-shape={shape}
        data-taken={state.status === 'taken' || undefined}
      >
        <video
          ref={element => {
            video.current = element
            videoRef(element)
          }}
          muted
          playsInline
          aria-label={t(state.status === 'taken' ? 'photoLabel' : 'videoLabel')}
        />
        <span className="sp-camera-frame" aria-hidden="true" />
      </div>
      <p role="status" className="sp-camera-hint">
        {t(hintKey(state, hint, shape))}
      </p>
      <Buttons camera={camera} {...props} />
    </Stack>
  )
}

function hintKey(
  { status }: CameraState,
  hint: ReturnType<typeof useViewHint>,
  shape: PhotoCameraProps['shape'],
) {
  if (status === 'taken') return 'takenHint'
  if (status !== 'live') return 'startingHint'
  if (hint === undefined || hint === 'ready') return shape === 'card' ? 'cardHint' : 'sheetHint'
  return `${hint}Hint` as const
}

function Buttons({
  camera: { state, take, retake },
  onPhoto,
  onLeave,
}: Pick<PhotoCameraProps, 'onPhoto' | 'onLeave'> & { camera: Camera }) {
  const { t } = useMessages('camera')
  if (state.status === 'taken') {
    const { photo } = state
    return (
      <Inline>
        <Button variant="primary" onPress={() => onPhoto(photo)}>
          {t('useCta')}
        </Button>
        <Button onPress={retake}>{t('retakeCta')}</Button>
      </Inline>
    )
  }
  return (
    <Inline>
      <Button variant="primary" isDisabled={state.status !== 'live'} onPress={() => void take()}>
        {t('takeCta')}
      </Button>
      <Button onPress={onLeave}>{t('fileCta')}</Button>
    </Inline>
  )
}
