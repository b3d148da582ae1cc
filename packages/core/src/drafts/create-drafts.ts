import {
  decoder,
  number,
  object,
  record,
  string,
  union,
  type ValueOf,
} from '@sixpence/protocol/decode'
import { parseJson } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { Session } from '../session/index.ts'
import type { DraftFields, Drafts } from './drafts.ts'

const KEPT_MS = 60 * 60_000

const recordDecoder = /* @__PURE__ */ decoder(
  object({
    userId: string,
    /** Time of the last change, in wall-clock milliseconds. */
    at: number,
    forms: record(string, record(string, union(string, record(string, string)))),
  }),
)

type DraftRecord = ValueOf<typeof recordDecoder>

/**
 * Options of `createDrafts`. Drafts are kept in the tab's storage under `namespace`, for an hour,
 * for the user who typed them.
 */
export interface DraftsOptions {
  readonly platform: Pick<Platform, 'tabStorage' | 'clock'>
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly namespace: string
}

/** Keeps drafts while they belong to the current user. Listens to the session. */
export function createDrafts({ platform, session, namespace }: DraftsOptions): Drafts {
  const { tabStorage, clock } = platform
  const key = `${namespace}/drafts`

  function follow(): void {
    const state = session.getSnapshot()
    const hasLeft = state.status === 'signed_out' && state.because === 'left'
    const isAnother = state.status === 'signed_in' && keptRecord()?.userId !== state.userId
    if (hasLeft || isAnother) tabStorage.remove(key)
  }

  function keptRecord(): DraftRecord | undefined {
    const text = tabStorage.read(key)
    const record = text && recordDecoder.decode(parseJson(text)?.value).value
    return record && clock.now() - record.at < KEPT_MS ? record : undefined
  }

  function userId(): string | undefined {
    const state = session.getSnapshot()
    return state.status === 'signed_in' ? state.userId : undefined
  }

  function change(forms: (kept: DraftRecord['forms']) => DraftRecord['forms']): void {
    const user = userId()
    if (user === undefined) return
    const record = keptRecord()
    const changed = forms(record?.userId === user ? record.forms : {})
    if (Object.keys(changed).length === 0) return tabStorage.remove(key)
    tabStorage.write(key, JSON.stringify({ userId: user, at: clock.now(), forms: changed }))
  }

  session.subscribe(follow)
  follow()

  return {
    read(form): DraftFields | undefined {
      const record = keptRecord()
      return record?.userId === userId() ? record?.forms[form] : undefined
    },
    keep: (form, fields) => change(kept => ({ ...kept, [form]: fields })),
    forget: form => change(({ [form]: _gone, ...kept }) => kept),
  }
}
