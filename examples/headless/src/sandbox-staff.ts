/** Sends a request to the control API of a sandbox, by `POST` if it has a body. */
export type Control = (path: string, body?: object) => Promise<Response>

/** Someone who signs in with a password. */
export interface Person {
  readonly customerId: string
  readonly email: string
  readonly password: string
}

/**
 * Plays the people who decide at a real bank: the provider of the identity check, and the staff who
 * review documents and applications.
 */
export function sandboxStaff(control: Control) {
  const post = async (path: string, body: object) => {
    const answer = await control(path, body)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  return {
    /** Adds a customer whom the bank doesn't know yet. */
    newCustomer: async () => {
      const standing = { needsKyc: true, verified: false }
      return (await (await post('/people', { standing })).json()) as Person // The sandbox's own type.
    },
    /** Adds a customer with money who approves payments by an emailed code. */
    payer: async () => (await (await post('/people', { approval: 'otp' })).json()) as Person, // The sandbox's own type.
    /** Returns the last code sent to a customer. */
    latestCode: async ({ email }: Person) => {
      const answer = await control(`/inbox?to=${encodeURIComponent(email)}`)
      const messages = (await answer.json()) as { at: string; code?: string }[]
      const inOrder = messages.toSorted((a, b) => a.at.localeCompare(b.at))
      const code = inOrder.findLast(message => message.code)?.code
      if (!code) throw new Error(`There is no code for ${email}.`)
      return code
    },
    /** Approves an identity check, as if the provider had accepted document and face. */
    approveCheck: (runId: string) => post(`/identity-runs/${runId}`, { outcome: 'approved' }),
    /** Accepts all documents that a customer has uploaded. */
    acceptDocuments: async ({ email }: Person) => {
      const { documents } = (await (await control('/documents')).json()) as {
        documents: { id: string; to: string }[]
      }
      for (const { id, to } of documents)
        if (to === email) await post(`/documents/${id}`, { statusId: CONFIRMED })
    },
    /** Accepts a customer's submitted application. */
    acceptApplication: ({ customerId }: Person) =>
      post(`/kyc/${customerId}`, { outcome: 'accept' }),
  }
}

export type SandboxStaff = ReturnType<typeof sandboxStaff>

const CONFIRMED = 2
