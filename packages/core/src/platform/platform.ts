/**
 * Everything core needs from its environment. `browserPlatform()` and `nodePlatform()` supply it;
 * tests pass fakes. No other file of core touches `window`, `process` or the clock.
 */
export interface Platform {
  readonly fetch: PlatformFetch
  readonly clock: Clock
  readonly timers: Timers
  /** Cryptographically strong random bytes. */
  readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer>
  readonly sha256: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  readonly storage: RecordStorage
  /** Without it, a session is not bound to the browser, and its record works elsewhere, too. */
  readonly keys?: KeyStore | undefined
  readonly tabStorage: TabStorage
  readonly lock: Lock
  readonly tabs: TabChannel
  readonly openSocket: (url: string) => Socket
  /**
   * Starts a worker with the code of `@sixpence/core/batch-worker`, which reads files of payments.
   * Without it, the page's own thread reads them in slices.
   */
  readonly createWorker?: (() => PlatformWorker) | undefined
  /** Events of the page or process around the bank. */
  readonly lifecycle: Lifecycle
}

/**
 * The global `fetch`. If it can report upload progress, it has an `upload` property: on the
 * function itself, so that replacing one replaces both.
 */
export type PlatformFetch = typeof fetch & {
  readonly upload?: ((request: UploadRequest) => Promise<Response>) | undefined
}

/** A request with upload progress. */
export interface UploadRequest {
  readonly url: string
  readonly init: RequestInit
  /** Called with the share of the body that was sent, from 0 to 1. */
  readonly onSent: (share: number) => void
}

/** Two clocks: wall time for people, monotonic time for measuring durations. */
export interface Clock {
  /** Wall time in milliseconds since 1970. May jump; for anything people see or pages share. */
  now(): number
  /** Milliseconds since some fixed moment. Never goes back; may pause while the device sleeps. */
  monotonic(): number
}

/** One-shot timers. To repeat, set the next timer from the callback. */
export interface Timers {
  /** Calls back once after `delayMs`. Returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void
}

/**
 * Records that survive a page, shared by all tabs of one browser. `update` is atomic across tabs:
 * nobody else reads or writes the record between its read and its write. Payments rely on it not to
 * fail: wrap a storage that may fail in `fallbackStorage`.
 */
export interface RecordStorage {
  read<Value>(key: string): Promise<Value | undefined>
  /** Writes what `change` returns; `undefined` deletes. Returns the new value. */
  update<Value>(
    key: string,
    change: (current: Value | undefined) => Value | undefined,
  ): Promise<Value | undefined>
  /** Lists every record whose key starts with `prefix`. */
  list<Value>(prefix: string): Promise<readonly (readonly [key: string, value: Value])[]>
  /** False if records live only in memory, because the browser refuses to store any. */
  readonly isDurable: () => Promise<boolean>
}

/**
 * Key pairs that survive a page, shared by all tabs of one browser. A signature proves that a
 * message comes from this browser.
 */
export interface KeyStore {
  /**
   * Opens a named key pair, or creates it. All tabs get the same one, unless they share only
   * memory: then each may have created one before it learnt of the others. With a `thumbprint` (RFC
   * 7638), opens that very one, and another only if it is gone.
   */
  open(name: string, thumbprint?: string): Promise<SigningKey>
}

/** An ES256 key pair (P-256) that doesn't expose its private key. */
export interface SigningKey {
  readonly publicJwk: Readonly<Record<'kty' | 'crv' | 'x' | 'y', string | undefined>>
  /** Returns a signature in JWS format: r and s in 64 bytes. */
  readonly sign: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Texts of one tab that survive only a reload of its page. Never throws: if the browser stores
 * nothing, a reload loses them.
 */
export interface TabStorage {
  read(key: string): string | undefined
  write(key: string, text: string): void
  remove(key: string): void
}

/**
 * Runs `work` for one holder at a time across all tabs. Waits at most `waitMs`, then runs it
 * without the lock: a lock saves work but doesn't guarantee correctness, so check again before you
 * write.
 */
export type Lock = <Result>(
  name: string,
  work: () => Promise<Result>,
  options: { waitMs: number },
) => Promise<Result>

/** Posts to the other tabs of the same browser, not the tab that posts. */
export interface TabChannel {
  post(message: unknown): void
  subscribe(listener: (message: unknown) => void): () => void
}

/** The part of the browser's WebSocket that core uses. */
export interface Socket {
  send(data: string): void
  close(code?: number, reason?: string): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
}

/** The part of the browser's Worker that core uses. */
export interface PlatformWorker extends EventTarget {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void
  terminate(): void
}

/** The device's connectivity, and the page's visibility. */
export interface Lifecycle {
  isOnline(): boolean
  /** After `online` and `focus`, check again anything unknown. */
  subscribe(listener: (event: 'online' | 'offline' | 'focus' | 'hidden') => void): () => void
}
