const CHANNEL = 'sixpence.page'
/** The time that other frames have to answer. */
const PATIENCE_MS = 200

interface Word {
  /** The time when a frame joined, and a part that makes it unique. Compared as texts. */
  readonly rank: string
  /** `came` requires an answer. */
  readonly is: 'came' | 'here' | 'gone'
}

/**
 * Does the same as `joinPage` by messages between frames, where a browser doesn't let frames of
 * other sites store anything or hold locks. Frames in other pages of the same site receive the
 * messages too, so only visible frames take part.
 */
export function joinByChannel(tell: (isFirst: boolean) => void): () => void {
  const rank = `${String(Date.now()).padStart(15, '0')} ${crypto.randomUUID()}`
  const channel = new BroadcastChannel(CHANNEL)
  const earlier = new Set<string>()
  const judging = judgeLater(() => earlier.size === 0, tell)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one
  const say = (is: Word['is']) => channel.postMessage({ rank, is } satisfies Word)
  const hear = ({ data }: MessageEvent<Word>) => {
    if (data.is === 'gone') earlier.delete(data.rank)
    else if (data.rank < rank) earlier.add(data.rank)
    if (data.is === 'came') say('here')
    judging.again()
  }
  const end = watchWhetherSeen(isSeen => {
    earlier.clear()
    if (isSeen) {
      channel.addEventListener('message', hear)
      judging.begin()
    } else {
      channel.removeEventListener('message', hear)
      judging.pause()
    }
    say(isSeen ? 'came' : 'gone')
  })
  return () => {
    end()
    channel.close()
  }
}

/** Reports the state once the others had time to answer, and then each change. */
function judgeLater(isSo: () => boolean, tell: (isSo: boolean) => void) {
  let told: boolean | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    if (patience !== undefined || told === isSo()) return
    told = isSo()
    tell(told)
  }
  const pause = () => {
    clearTimeout(patience)
    patience = undefined
  }
  const begin = () => {
    pause()
    patience = setTimeout(() => {
      patience = undefined
      again()
    }, PATIENCE_MS)
  }
  return { begin, pause, again }
}

/**
 * Reports at once if the frame is visible, and then each change. When the frame ends, reports that
 * it isn't.
 */
function watchWhetherSeen(tell: (isSeen: boolean) => void): () => void {
  const { document } = globalThis
  const now = () => tell(document.visibilityState === 'visible')
  const never = () => tell(false)
  document.addEventListener('visibilitychange', now)
  // A frame that is removed from its page receives no other event.
  addEventListener('pagehide', never)
  now()
  return () => {
    document.removeEventListener('visibilitychange', now)
    removeEventListener('pagehide', never)
    never()
  }
}
