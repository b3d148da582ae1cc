import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CameraState } from './camera-state.ts'
import { createCamera } from './create-camera.ts'

/** What `useCamera` may be given. */
export interface CameraOptions {
  /** Called every 15 seconds while the camera is on, e.g. to keep a session from ending. */
  onActive?: (() => void) | undefined
}

/** A camera, and what shows it. */
export interface Camera {
  readonly state: CameraState
  /** For the `ref` of the `<video>` that shows what the camera sees; muted, and played inline. */
  readonly videoRef: (video: HTMLVideoElement | null) => void
  /** Asks for the camera, again after a failure. */
  readonly start: () => void
  /** Keeps what the video shows now. */
  readonly take: () => Promise<void>
  /** Drops the photo and goes on. */
  readonly retake: () => void
  /** Turns the camera off. */
  readonly stop: () => void
}

/**
 * A camera of this device for one photo at a time, without a look. It goes out after ten minutes
 * and with the component. The page must be allowed the camera by its `Permissions-Policy`.
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
    // One that is paused or gone meanwhile rejects.
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
    const tell = () => latest.current?.()
    tell()
    const timer = setInterval(tell, ACTIVE_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
