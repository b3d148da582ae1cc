/** The fields of one form, as they were typed. */
export type DraftFields = Readonly<Record<string, string>>

/**
 * What a customer has typed and not sent, so that the end of a session does not take it. Reached as
 * `sixpence.drafts`. Kept in this tab alone, for the same customer, for an hour; who signs out, or
 * signs in as somebody else, leaves nothing of it. Hand over no secret, no file, and nothing that
 * moves money by being there again.
 */
export interface Drafts {
  /** What was kept of a form; undefined where nothing was, or was by somebody else. */
  read(form: string): DraftFields | undefined
  /** Replaces what was kept. Does nothing while nobody is signed in. */
  keep(form: string, fields: DraftFields): void
  /** The form is through, or was left. */
  forget(form: string): void
}
