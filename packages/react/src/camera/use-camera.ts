import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CameraState } from './camera-state.ts'
import { createCamera } from './create-camera.ts'

/** The options of `useCamera`. */
export interface CameraOptions {
  /** Called every 15 seconds while the camera is on, e.g. to keep a session alive. */
  onActive?: (() => void) | undefined
}

/** A camera and its state. */
export interface Camera {
  readonly state: CameraState
  /** The `ref` for the `<video>` that shows the camera's picture. It must be muted and play inline. */
  readonly videoRef: (video: HTMLVideoElement | null) => void
  /** Requests the camera. Can be called again after a failure. */
  readonly start: () => void
  /** Takes a photo of what the video shows. */
  readonly take: () => Promise<void>
  /** Discards the photo and continues. */
  readonly retake: () => void
  /** Turns the camera off. */
  readonly stop: () => void
}

/**
 * Provides a camera of this device for one photo at a time, without any UI. It switches off after
 * ten minutes and when the component unmounts. The page's `Permissions-Policy` must allow the
 * camera.
 */
export function useCamera({ onActive }: CameraOptions = {}): Camera {
  const [camera] = useState(createCamera)
  const state = useSyncExternalStore(camera.subscribe, camera.getSnapshot, camera.getSnapshot)
  const video = useRef<HTMLVideoElement | null>(null)
  const stream = 'stream' in state ? state.stream : undefined
  const isPaused = state.status === 'taken'

  useActivity(stream !== undefined, onActive)
  useEffect(() => () => camera.stop(), [camera])
  useEffect(() => {
    if (!video.current || isPaused) return
    video.current.srcObject = stream ?? null
    // Rejects if the video is paused or removed meanwhile.
    if (stream) video.current.play().catch(() => undefined)
  }, [stream, isPaused])

  const videoRef = useCallback((element: HTMLVideoElement | null) => {
    video.current = element
  }, [])
  return {
    state,
    videoRef,
    start: camera.start,
    take: async () => (video.current ? camera.take(video.current) : undefined),
    retake: camera.retake,
    stop: camera.stop,
  }
}

const ACTIVE_EVERY_MS = 15_000

function useActivity(isOn: boolean, onActive: (() => void) | undefined): void {
  const latest = useRef(onActive)
  useEffect(() => {
    latest.current = onActive
  }, [onActive])
  useEffect(() => {
    if (!isOn) return undefined
    const notify = () => latest.current?.()
    notify()
    const timer = setInterval(notify, ACTIVE_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
