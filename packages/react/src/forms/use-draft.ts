import { type DraftFields, drafts } from '@sixpence/core/drafts'
import { useEffect, useState } from 'react'
import { useActing, useSession, useSixpence } from '../provider/index.ts'

/** The typed fields of a form, and a function to change them. */
export type DraftState<Fields> = readonly [
  typed: Partial<Fields>,
  type: (change: Partial<Fields>) => void,
]

/**
 * Holds the typed fields of a form. If the session expires, the fields named as safe are restored
 * once the same customer has signed in again, even after a reload. Leaving the form, signing out or
 * signing in as someone else clears it.
 *
 * @param form The name of the form, different from all others.
 * @param safe The names of the fields that may be kept in this tab's storage, never secrets: texts,
 *   and records of texts. Pass the same list each time.
 * @param secret The names within these records that are never kept. Pass the same list each time.
 */
export function useDraft<Fields extends object>(
  form: string,
  safe: readonly (keyof Fields & string)[],
  secret: readonly string[] = NOTHING_SECRET,
): DraftState<Fields> {
  const sixpence = useSixpence()
  const { session } = sixpence
  const client = sixpence.use(drafts)
  const { customer, name } = useOwner(form)
  // The stored texts were typed in this very form.
  const begin = () => ({
    customer,
    name,
    typed: keptOf(client.read(name), safe, secret) as Partial<Fields>,
  })
  const [held, setHeld] = useState(begin)
  // Kept while nobody is signed in, because the same customer may sign in again.
  const isOfAnother = customer !== undefined && (held.customer !== customer || held.name !== name)
  const { typed } = isOfAnother ? begin() : held
  if (isOfAnother) setHeld({ customer, name, typed })

  useEffect(() => {
    const kept = keptOf(typed, safe, secret)
    if (Object.keys(kept).length > 0) client.keep(name, kept)
  }, [client, name, safe, secret, typed])

  useEffect(
    () => () => {
      // If the end of the session unmounted the form, the draft must come back.
      if (session.getSnapshot().status === 'signed_in') client.forget(name)
    },
    [client, session, name],
  )

  return [
    typed,
    change => setHeld(current => ({ ...current, typed: { ...current.typed, ...change } })),
  ]
}

const NOTHING_SECRET: readonly string[] = []

function keptOf(
  fields: object | undefined,
  safe: readonly string[],
  secret: readonly string[],
): DraftFields {
  const entries = Object.entries(fields ?? {}).flatMap(([name, value]: Entry): readonly Kept[] => {
    if (!safe.includes(name)) return []
    if (typeof value === 'string') return [[name, value]]
    return isTexts(value) ? [[name, without(value, secret)]] : []
  })
  return Object.fromEntries(entries)
}

type Entry = readonly [name: string, value: unknown]
type Kept = readonly [name: string, kept: DraftFields[string]]
type Texts = Readonly<Record<string, string>>

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(text => typeof text === 'string')

const without = (texts: Texts, secret: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !secret.includes(name)))

/** Returns the owner of a draft. Drafts typed for another customer have a different name. */
function useOwner(form: string) {
  const acting = useActing()
  const session = useSession()
  const name = acting.isOther ? `${acting.customerId}/${form}` : form
  return { customer: session.status === 'signed_in' ? session.userId : undefined, name }
}
