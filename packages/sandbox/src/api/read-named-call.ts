import { HEADER } from '@sixpence/protocol'
import { type MaybeStaffCall, readingStaff } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import type { UploadedFile } from '../context.ts'
import {
  bearerToken,
  describeRequest,
  isUpload,
  readJsonObject,
  readUpload,
  refuse,
  type ServedMethod,
} from '../http/index.ts'

/** The methods that `/api` serves, by name. */
export type ServedMethods = ReadonlyMap<string, ServedMethod>

/** A readable call of the single endpoint, not yet checked in any other way. */
export interface NamedCall {
  readonly served: ServedMethod
  readonly body: Record<string, unknown>
  readonly files: ReadonlyMap<string, UploadedFile> | undefined
  /** Facts known before its body was read. */
  readonly unread: MaybeStaffCall
}

/**
 * Finds the called method and reads the input.
 *
 * @throws {Refusal} `IM` for an unknown method, `TA1` for a body that can't be read.
 */
export async function readNamedCall(
  request: Request,
  methods: ServedMethods,
  bank: Bank,
): Promise<NamedCall> {
  const unread = unreadCall(request, methods)
  return readingStaff(bank, unread, async () => {
    const served = findMethod(request, methods)
    return { unread, served, ...(await readBody(request, served)) }
  })
}

function unreadCall(request: Request, methods: ServedMethods): MaybeStaffCall {
  const method = methods.get(nameIn(request))?.method
  const named = [request.headers.get(HEADER.customerId)]
  const token = method?.access === 'public' ? undefined : bearerToken(request)
  if (method) return { token, named, call: method.name, needs: method.needs }
  return { token, named, call: describeRequest(request), needs: 'own', kind: 'own' }
}

async function readBody(request: Request, { method }: ServedMethod) {
  if (!isUpload(request)) return { body: await readJsonObject(request), files: undefined }
  // A body as large as a file is read only from callers that send a token.
  if (bearerToken(request)) return readUpload(request, method.files)
  throw refuse.notSignedIn()
}

function findMethod(request: Request, methods: ServedMethods): ServedMethod {
  const name = nameIn(request)
  const served = methods.get(name)
  if (served) return served
  const shown = name === '' ? 'The call names no method.' : `There is no method "${clip(name)}".`
  throw refuse.invalidMethod(shown, { status: 404 })
}

const nameIn = ({ url }: Request): string => new URL(url).search.slice(1).split(/[=&]/, 1)[0] ?? ''

const clip = (name: string) => (/^\w{1,60}$/.test(name) ? name : `${name.slice(0, 20)}…`)
