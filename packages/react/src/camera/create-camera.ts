import { cameraFaultOf, type CameraFault, type CameraState } from './camera-state.ts'
import { takeFrame } from './take-frame.ts'

/** The camera's highest resolution, and the rear camera if there are two. */
const REQUESTED: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } },
  audio: false,
}
/** The time in milliseconds after which a forgotten camera is switched off. */
const MOST_MS = 10 * 60_000

/** A camera of this device that takes one photo at a time. */
export interface CameraHandle {
  readonly getSnapshot: () => CameraState
  /** Calls the listener after each change. The returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Requests the camera. Can be called again after a failure. */
  readonly start: () => void
  /** Takes a photo of what the video shows. Does nothing unless the camera is `live`. */
  readonly take: (video: HTMLVideoElement) => Promise<void>
  /** Discards the photo and shows the camera's picture again. */
  readonly retake: () => void
  /** Turns the camera off. */
  readonly stop: () => void
}

/** Creates a camera that is off. Once on, it switches itself off after ten minutes. */
export function createCamera(): CameraHandle {
  const { subscribe, tell } = createListeners()
  let state: CameraState = { status: 'off' }
  let stream: MediaStream | undefined
  let run = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: CameraState): void {
    state = next
    tell()
  }

  function release(): void {
    run += 1
    clearTimeout(timer)
    endTracks(stream)
    stream = undefined
  }

  function fail(fault: CameraFault): void {
    release()
    set({ status: 'failed', fault })
  }

  async function open(): Promise<void> {
    release()
    const own = run
    set({ status: 'starting' })
    const answer = await openStream()
    if (own !== run) return endTracks(answer)
    if (typeof answer === 'string') fail(answer)
    else show(answer)
  }

  function show(opened: MediaStream): void {
    stream = opened
    for (const track of opened.getTracks()) {
      // A photo that was taken can still be used.
      track.addEventListener('ended', () => state.status === 'live' && fail('lost'))
    }
    timer = setTimeout(() => fail('rested'), MOST_MS)
    set({ status: 'live', stream: opened })
  }

  return {
    getSnapshot: () => state,
    subscribe,
    start: () => void open(),
    async take(video) {
      if (state.status !== 'live') return
      const { stream: shown } = state
      const photo = await takeFrame(video)
      if (stream !== shown) return
      if (photo) set({ status: 'taken', stream: shown, photo })
      else fail('lost')
    },
    retake() {
      if (state.status !== 'taken') return
      if (hasEnded(state.stream)) fail('lost')
      else set({ status: 'live', stream: state.stream })
    },
    stop() {
      release()
      set({ status: 'off' })
    },
  }
}

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const hasEnded = (stream: MediaStream) =>
  stream.getTracks().some(({ readyState }) => readyState === 'ended')

async function openStream(): Promise<MediaStream | CameraFault> {
  try {
    return await navigator.mediaDevices.getUserMedia(REQUESTED)
  } catch (thrown) {
    return cameraFaultOf(thrown)
  }
}

function endTracks(stream: MediaStream | CameraFault | undefined): void {
  if (typeof stream === 'object') for (const track of stream.getTracks()) track.stop()
}
