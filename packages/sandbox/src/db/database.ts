/** Runs one statement: `sql\`select … ${value}`` sends every value as a parameter. */
export type Sql = <Row extends object = Record<string, never>>(
  text: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>

/** Runs several statements at once, without parameters. */
export type Script = (text: string) => Promise<void>

/** One Postgres, embedded or a server: the same statements, the same JavaScript values. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly sql: Sql
  /**
   * Commits when `work` returns, rolls back when it throws. Inside, use only the given `sql` and
   * `script`: on the embedded engine everything else waits for the end of this transaction.
   */
  transaction<Result>(work: (sql: Sql, script: Script) => Promise<Result>): Promise<Result>
  /** For migrations and resets. */
  readonly script: Script
  /**
   * Receives `pg_notify` of any process on this database, after the commit. The result ends it.
   * `onGap`: a connection broke and is back; messages sent meanwhile are lost.
   */
  listen(
    channel: string,
    hear: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}
