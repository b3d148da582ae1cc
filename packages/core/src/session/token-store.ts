/** Survives the page of a signed-in customer. The access token never does. */
export interface RefreshRecord {
  readonly refreshToken: string
  /**
   * Identifies one use of the refresh token from the first attempt on: a client that lost the
   * answer may retry with it, even from another page.
   */
  readonly refreshKey?: string | undefined
  readonly userId: string
  readonly email: string | undefined
  /** The thumbprint of the key the session is bound to; undefined if unbound. */
  readonly boundTo?: string | undefined
  /** Increases with each rotation, to tell a newer record from an older one. */
  readonly generation: number
  /** Time of the customer's last activity in any tab, in wall-clock milliseconds. */
  readonly activeAt: number
}

/**
 * Stores the refresh record. By default in IndexedDB, shared by the tabs of one browser; hosts that
 * keep tokens elsewhere supply their own.
 */
export interface TokenStore {
  read(): Promise<RefreshRecord | undefined>
  /** Atomic across tabs. Returns the new value. */
  update(
    change: (current: RefreshRecord | undefined) => RefreshRecord | undefined,
  ): Promise<RefreshRecord | undefined>
}
