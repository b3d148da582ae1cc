/** Runs one statement: `sql\`select … ${value}`` sends every value as a parameter. */
export type Sql = <Row extends object = Record<string, never>>(
  text: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>

/** One Postgres, embedded or a server: the same statements, the same JavaScript values. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly sql: Sql
  /** Commits when `work` answers, rolls back when it throws. Inside, use the given `sql` alone. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>
  /** Several statements at once, without parameters: migrations and resets. */
  script(text: string): Promise<void>
  /** Hears `pg_notify` of any process on this database, after the commit. The answer ends it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
