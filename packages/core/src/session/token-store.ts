/** What outlives a page of a signed-in customer. The access token never does. */
export interface RefreshRecord {
  readonly refreshToken: string
  /**
   * Identifies one use of the refresh token, from the first attempt on: a client that lost the
   * answer may ask again under it, even from another page.
   */
  readonly refreshKey?: string | undefined
  readonly userId: string
  readonly email: string | undefined
  /** The thumbprint of the key that the session is bound to; undefined of one that is not. */
  readonly boundTo?: string | undefined
  /** Counts up with each rotation; tells a newer record from an older one. */
  readonly generation: number
  /** Wall milliseconds of the customer's last activity in any tab. */
  readonly activeAt: number
}

/**
 * Where the refresh record is kept. The default keeps it in IndexedDB, shared by the tabs of one
 * browser. A host that holds its tokens elsewhere supplies its own.
 */
export interface TokenStore {
  read(): Promise<RefreshRecord | undefined>
  /** Atomic across tabs. Returns the new value. */
  update(
    change: (current: RefreshRecord | undefined) => RefreshRecord | undefined,
  ): Promise<RefreshRecord | undefined>
}
