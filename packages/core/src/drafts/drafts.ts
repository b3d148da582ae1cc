/** The fields of one form, as typed: texts, or texts by their names. */
export type DraftFields = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/**
 * Input a customer has typed but not sent, which outlives the session. Available as
 * `sixpence.drafts`. Kept only in this tab, for the same customer, for an hour; signing out, or
 * signing in as someone else, deletes it. Don't store secrets, files, or anything that could move
 * money when restored.
 */
export interface Drafts {
  /** The kept values of a form; undefined if there are none, or they are someone else's. */
  read(form: string): DraftFields | undefined
  /** Replaces the kept values. Does nothing while no one is signed in. */
  keep(form: string, fields: DraftFields): void
  /** Forgets a form that was submitted or abandoned. */
  forget(form: string): void
}
