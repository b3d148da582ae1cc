const ORIGIN = location.origin
const CLOSED_CHECK_MS = 400
const PATIENCE_MS = 5_000
const SIZE = { width: 480, height: 720 }

interface WindowMessage {
  readonly sixpence: 'ready' | 'question' | 'active' | 'done' | 'answer'
  readonly body?: unknown
}

/** Options of a window. */
export interface WindowWishes {
  readonly size?: { readonly width: number; readonly height: number }
  /** Called while the customer is active in it. */
  readonly onActive?: () => void
  /** Called with a report each time something was done in it; more may follow. */
  readonly onDone?: (body: unknown) => void
}

/**
 * Opens a window of the bank, sends it a question and waits for its answer; undefined if the window
 * was closed without one. Call it in the click itself, because browsers block later windows.
 *
 * @throws {WindowBlockedError} If the browser opened none.
 */
export async function askWindow<Answer>(
  path: string,
  question: unknown,
  { size: { width, height } = SIZE, onActive, onDone }: WindowWishes = {},
): Promise<Answer | undefined> {
  const opened = window.open(path, '_blank', `popup,width=${width},height=${height}`)
  if (!opened) throw new WindowBlockedError()
  return new Promise(resolve => {
    const end = (answer: Answer | undefined) => {
      removeEventListener('message', hear)
      clearInterval(watch)
      resolve(answer)
    }
    const heard: Partial<Record<WindowMessage['sixpence'], (body: unknown) => void>> = {
      ready: () => post(opened, { sixpence: 'question', body: question }),
      active: () => onActive?.(),
      done: body => onDone?.(body),
      // Messages from this origin and this window come from this app.
      answer: body => end(body as Answer),
    }
    const hear = (event: MessageEvent) => {
      const said = readFrom(event, opened)
      if (said) heard[said.sixpence]?.(said.body)
    }
    const watch = setInterval(() => {
      if (opened.closed) end(undefined)
    }, CLOSED_CHECK_MS)
    addEventListener('message', hear)
  })
}

/** Thrown if the browser doesn't let the page open windows. */
export class WindowBlockedError extends Error {
  override readonly name = 'WindowBlockedError'
}

/**
 * In the window: requests the question from the opener. Undefined if no page of the bank opened it,
 * or if that page is gone.
 */
export function awaitQuestion<Question>(): Promise<Question | undefined> {
  const opener = window.opener as Window | null
  if (!opener) return Promise.resolve(undefined)
  return new Promise(resolve => {
    const end = (question?: Question) => {
      removeEventListener('message', hear)
      clearTimeout(patience)
      resolve(question)
    }
    const hear = (event: MessageEvent) => {
      const said = readFrom(event, opener)
      if (said?.sixpence === 'question') end(said.body as Question) // as above
    }
    const patience = setTimeout(end, PATIENCE_MS)
    addEventListener('message', hear)
    post(opener, { sixpence: 'ready' })
  })
}

/** In the window: sends the answer to the opener. */
export function answerOpener(body: unknown): void {
  const opener = window.opener as Window | null
  if (opener) post(opener, { sixpence: 'answer', body })
}

/** In the window: reports to the opener that the customer is active. */
export function tellActive(): void {
  const opener = window.opener as Window | null
  if (opener) post(opener, { sixpence: 'active' })
}

/** In the window: reports to the opener that something was done and the window stays open. */
export function tellDone(body?: unknown): void {
  const opener = window.opener as Window | null
  if (opener) post(opener, { sixpence: 'done', body })
}

function post(to: Window, said: WindowMessage): void {
  to.postMessage(said, ORIGIN)
}

function readFrom({ origin, source, data }: MessageEvent, from: Window): WindowMessage | undefined {
  if (origin !== ORIGIN || source !== from) return undefined
  return typeof data === 'object' && data !== null && 'sixpence' in data
    ? (data as WindowMessage)
    : undefined
}
