import { type Json, readJson, type TestPerson, type TestSandbox } from './test-sandbox.ts'

/** The numbers of the rights that tests of users grant. */
export const RIGHT_ID = { none: 0, read: 1, full: 2, initiate: 3, upload: 5 } as const

/** A user of a business in the wire format. */
export interface ListedUser {
  userId: string
  email: string
  name?: string
  accessRights: number
  permissions: Record<string, number>
  state: string
  isOwner: boolean
  isSelf: boolean
}

/** Returns calls to manage the users of businesses at a bank. */
export function usersAt(bank: TestSandbox) {
  const ask = (method: string, body: object, by: string): Promise<Json> =>
    readJson(bank.call(method, body, by))
  const tokenOf = async (person: TestPerson) => (await bank.signIn(person)).accessToken
  const usersOf = async (by: string, body: object = {}) =>
    // Follows the method's schema.
    (await ask('userList', body, by))['items'] as ListedUser[]
  return {
    ask,
    tokenOf,
    usersOf,
    userOf: async (email: string, by: string, body: object = {}) => {
      const user = (await usersOf(by, body)).find(one => one.email === email)
      if (!user) throw new Error(`${email} is not on the list`)
      return user
    },
    mailsOf: async (email: string) => {
      const inbox = await bank.control(`/inbox?to=${encodeURIComponent(email)}`)
      return (await inbox.json()) as { subject: string; body: string; code?: string }[]
    },
    noticesOf: ({ customerId }: TestPerson) =>
      bank.database.sql<{ type: string; params: object }>`
        select type, params from notice where customer_id = ${customerId} order by position`,
    aBusiness: async () => {
      const owner = await bank.person({ kind: 'business', name: 'Weir Pumps Ltd' })
      return { owner, token: await tokenOf(owner) }
    },
    aWorker: (of: TestPerson, right: string, permissions: readonly string[] = []) =>
      bank.person({
        kind: 'business',
        name: 'Robin Quay',
        standing: { actsForOthers: true },
        accesses: [{ customerId: of.customerId, right, permissions }],
      }),
  }
}
