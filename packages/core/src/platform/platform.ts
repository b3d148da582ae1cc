/**
 * Everything that core needs from its surroundings. `browserPlatform()` and `nodePlatform()` supply
 * it; a test hands in fakes. No other file of core touches `window`, `process` or the clock.
 */
export interface Platform {
  readonly fetch: PlatformFetch
  readonly clock: Clock
  readonly timers: Timers
  /** Cryptographically strong random bytes. */
  readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer>
  readonly sha256: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  readonly storage: RecordStorage
  /** Without it a session is not bound to the browser, and its record works elsewhere too. */
  readonly keys?: KeyStore | undefined
  readonly tabStorage: TabStorage
  readonly lock: Lock
  readonly tabs: TabChannel
  readonly openSocket: (url: string) => Socket
  /** What happens to the page or process around the bank. */
  readonly lifecycle: Lifecycle
}

/**
 * The global `fetch`. If it can report upload progress, it has an `upload` property: on the
 * function itself, so that replacing one replaces both.
 */
export type PlatformFetch = typeof fetch & {
  readonly upload?: ((request: UploadRequest) => Promise<Response>) | undefined
}

/** A request whose way out is watched. */
export interface UploadRequest {
  readonly url: string
  readonly init: RequestInit
  /** Called with the share of the body that has been sent, from 0 to 1. */
  readonly onSent: (share: number) => void
}

/** Two clocks: wall time for people, monotonic time for measuring how long something took. */
export interface Clock {
  /** Wall time in milliseconds since 1970. May jump; for what people see and what pages share. */
  now(): number
  /** Milliseconds since some fixed moment. Never goes back; may pause while the device sleeps. */
  monotonic(): number
}

/** One-shot timers. A repetition is a timer that sets the next one. */
export interface Timers {
  /** Calls back once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, callback: () => void): () => void
}

/**
 * Records that outlive a page, shared by all tabs of one browser. `update` is atomic across tabs:
 * no one else reads or writes the record between reading it and writing what `change` answers. A
 * payment relies on it not to fail: a storage that may is wrapped in `fallbackStorage`.
 */
export interface RecordStorage {
  read<Value>(key: string): Promise<Value | undefined>
  /** Writes what `change` returns; `undefined` deletes. Returns the new value. */
  update<Value>(
    key: string,
    change: (current: Value | undefined) => Value | undefined,
  ): Promise<Value | undefined>
  /** Every record whose key starts with `prefix`. */
  list<Value>(prefix: string): Promise<readonly (readonly [key: string, value: Value])[]>
  /** False when records live in memory only, because the browser refuses to keep any. */
  readonly isDurable: () => Promise<boolean>
}

/**
 * Key pairs that outlive a page, shared by all tabs of one browser. What is signed by one shows
 * that it comes from this browser.
 */
export interface KeyStore {
  /**
   * Opens the key pair of a name; makes it when there is none. All tabs get the same one, unless
   * they share memory alone: then each may have made one before it heard of the others. With a
   * `thumbprint` (RFC 7638) it opens that very one, and another only where it is gone.
   */
  open(name: string, thumbprint?: string): Promise<SigningKey>
}

/** An ES256 key pair (P-256) of which the private half cannot be read. */
export interface SigningKey {
  readonly publicJwk: Readonly<Record<'kty' | 'crv' | 'x' | 'y', string | undefined>>
  /** The signature as JWS wants it: r and s in 64 bytes. */
  readonly sign: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Texts of one tab that outlive a reload of its page, and nothing longer. Never throws: where the
 * browser keeps nothing, a reload loses them.
 */
export interface TabStorage {
  read(key: string): string | undefined
  write(key: string, text: string): void
  remove(key: string): void
}

/**
 * Lets one holder at a time, across all tabs, do `work`. Waits at most `waitMs` and then does
 * `work` without the lock: it saves work but doesn't guarantee correctness, so check again before
 * you write.
 */
export type Lock = <Result>(
  name: string,
  work: () => Promise<Result>,
  options: { waitMs: number },
) => Promise<Result>

/** Tells the other tabs of the same browser. Not the tab that posts. */
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

/** Whether the device is online, and when the page comes back to the front or leaves it. */
export interface Lifecycle {
  isOnline(): boolean
  /** `online` and `focus` are moments to look again at what is unknown. */
  subscribe(listener: (event: 'online' | 'offline' | 'focus' | 'hidden') => void): () => void
}
