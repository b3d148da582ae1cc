import type { DraftFields } from '@sixpence/core'
import { useEffect, useState } from 'react'
import { useActing, useSession, useSixpence } from '../provider/index.ts'

/** What is typed in a form, and how to change it. */
export type DraftState<Fields> = readonly [
  typed: Partial<Fields>,
  type: (change: Partial<Fields>) => void,
]

/**
 * Holds what is typed in a form. When the session ends by itself, the fields that are named as safe
 * are there again once the same customer has signed in, also on a page that was loaded anew. Who
 * leaves the form, signs out or is someone else finds it empty.
 *
 * @param form Tells it from other forms.
 * @param safe Names of texts that may be kept in this tab's storage. Never of a secret. The same
 *   list each time.
 */
export function useDraft<Fields extends object>(
  form: string,
  safe: readonly (keyof Fields & string)[],
): DraftState<Fields> {
  const { drafts, session } = useSixpence()
  const { customer, name } = useOwner(form)
  // What was kept was once typed in this very form.
  const begin = () => ({
    customer,
    name,
    typed: textsOf(drafts.read(name), safe) as Partial<Fields>,
  })
  const [held, setHeld] = useState(begin)
  // Kept while nobody is signed in: the same customer may sign in again in a moment.
  const isOfAnother = customer !== undefined && (held.customer !== customer || held.name !== name)
  const { typed } = isOfAnother ? begin() : held
  if (isOfAnother) setHeld({ customer, name, typed })

  useEffect(() => {
    const kept = textsOf(typed, safe)
    if (Object.keys(kept).length > 0) drafts.keep(name, kept)
  }, [drafts, name, safe, typed])

  useEffect(
    () => () => {
      // Unmounted by the end of the session, it is to come back.
      if (session.getSnapshot().status === 'signed_in') drafts.forget(name)
    },
    [drafts, session, name],
  )

  return [
    typed,
    change => setHeld(current => ({ ...current, typed: { ...current.typed, ...change } })),
  ]
}

function textsOf(fields: object | undefined, safe: readonly string[]): DraftFields {
  const texts = Object.entries(fields ?? {}).filter(
    ([name, value]) => safe.includes(name) && typeof value === 'string',
  )
  // Texts alone are left.
  return Object.fromEntries(texts) as DraftFields
}

/** Whose draft it is. Who acts for somebody else types for them: a draft of another name. */
function useOwner(form: string) {
  const acting = useActing()
  const session = useSession()
  const name = acting.isOther ? `${acting.customerId}/${form}` : form
  return { customer: session.status === 'signed_in' ? session.userId : undefined, name }
}
