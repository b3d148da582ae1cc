/** Sends a request to the control API of a sandbox; a body is sent by `POST`. */
export type Control = (path: string, body?: object) => Promise<Response>

/** Someone who signs in with a password. */
export interface Person {
  readonly customerId: string
  readonly email: string
  readonly password: string
}

/**
 * Plays whoever decides at a real bank: the provider of the identity check, and the people who
 * review documents and applications.
 */
export function sandboxStaff(control: Control) {
  const post = async (path: string, body: object) => {
    const answer = await control(path, body)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  return {
    /** Adds a customer whom the bank does not know yet. */
    newCustomer: async () => {
      const standing = { needsKyc: true, verified: false }
      return (await (await post('/people', { standing })).json()) as Person // As the sandbox says.
    },
    /** Adds a customer with money, who approves payments by a code in the mail. */
    payer: async () => (await (await post('/people', { approval: 'otp' })).json()) as Person, // As the sandbox says.
    /** The code that was last sent to a customer. */
    latestCode: async ({ email }: Person) => {
      const answer = await control(`/inbox?to=${encodeURIComponent(email)}`)
      const messages = (await answer.json()) as { at: string; code?: string }[]
      const inOrder = messages.toSorted((a, b) => a.at.localeCompare(b.at))
      const code = inOrder.findLast(message => message.code)?.code
      if (!code) throw new Error(`There is no code for ${email}.`)
      return code
    },
    /** The provider has seen the document and the face, and both are fine. */
    approveCheck: (runId: string) => post(`/identity-runs/${runId}`, { outcome: 'approved' }),
    /** Accepts everything that a customer has uploaded. */
    acceptDocuments: async ({ email }: Person) => {
      const { documents } = (await (await control('/documents')).json()) as {
        documents: { id: string; to: string }[]
      }
      for (const { id, to } of documents)
        if (to === email) await post(`/documents/${id}`, { statusId: CONFIRMED })
    },
    /** Accepts what a customer has submitted. */
    acceptApplication: ({ customerId }: Person) =>
      post(`/kyc/${customerId}`, { outcome: 'accept' }),
  }
}

export type SandboxStaff = ReturnType<typeof sandboxStaff>

const CONFIRMED = 2
