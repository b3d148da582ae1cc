/** What outlives a page of a signed-in customer. The access token never does. */
export interface RefreshRecord {
  readonly refreshToken: string
  /**
   * What the use of the refresh token is known by, there from the first try on: under it whoever
   * lost the answer may ask again, also another page.
   */
  readonly refreshKey?: string | undefined
  readonly userId: string
  readonly email: string | undefined
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
  /** Atomic across tabs. Answers what stands afterwards. */
  update(
    change: (current: RefreshRecord | undefined) => RefreshRecord | undefined,
  ): Promise<RefreshRecord | undefined>
}
