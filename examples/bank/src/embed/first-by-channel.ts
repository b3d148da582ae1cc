const CHANNEL = 'sixpence.page'
/** As long as the other frames may take to answer. */
const PATIENCE_MS = 200

interface Word {
  /** When a frame came, and what no other has; in the order of texts. */
  readonly rank: string
  /** `came` wants an answer. */
  readonly is: 'came' | 'here' | 'gone'
}

/**
 * As `joinPage`, where a browser lets frames of other sites store nothing and hold no locks: the
 * frames talk. Those in other pages of the same site hear it, too, so only frames that are seen
 * have a say.
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

/** Tells what is so once the others had time to answer, and then whenever it changes. */
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

/** Tells at once whether the frame is seen, and when that changes; at its end that it is not. */
function watchWhetherSeen(tell: (isSeen: boolean) => void): () => void {
  const { document } = globalThis
  const now = () => tell(document.visibilityState === 'visible')
  const never = () => tell(false)
  document.addEventListener('visibilitychange', now)
  // A frame that is taken out of its page hears of nothing else.
  addEventListener('pagehide', never)
  now()
  return () => {
    document.removeEventListener('visibilitychange', now)
    removeEventListener('pagehide', never)
    never()
  }
}
