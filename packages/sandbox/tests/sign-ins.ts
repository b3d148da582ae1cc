import {
  loginOf,
  pkce,
  readJson,
  type Json,
  type TestPerson,
  type TestSandbox,
} from './test-sandbox.ts'

/** A call with the status and code of its refusal. */
export type RefusalCase = readonly [
  what: string,
  status: number,
  code: string,
  ask: () => Promise<Json>,
]

/** Returns the calls of a user who signs in. */
export function signInsAt(bank: TestSandbox) {
  const post = (path: string, body: object) => readJson(bank.post(path, body))
  const login = (person: TestPerson, change: object = {}) =>
    post('/auth/login', { ...loginOf(person.email, person.password), ...change })

  /** Begins a sign-in and returns its first response. */
  async function begun(signIn: 'otp' | 'sms' | 'direct' | 'push', who?: TestPerson) {
    const person = who ?? (await bank.person({ signIn }))
    const { verifier: codeVerifier, challenge } = pkce()
    const { code } = await login(person, { codeChallenge: challenge })
    const otp = signIn === 'push' ? '' : await bank.codeOf(person.email)
    const trade = (change: object = {}) =>
      post('/auth/token', { code, codeVerifier, otp, ...change })
    return { person, code, codeVerifier, challenge, otp, trade }
  }

  async function pushKey({ email }: TestPerson): Promise<string> {
    const waiting = (await (await bank.control('/pushes')).json()) as { id: string; to: string }[]
    return waiting.find(({ to }) => to === email)?.id ?? 'none'
  }

  return {
    post,
    login,
    begun,
    pushKey,
    advance: (ms: number) => bank.sandbox.clock.advance(ms),
    answerPush: async (person: TestPerson, approve: boolean) =>
      bank.control(`/push/${await pushKey(person)}`, { approve }),
    signedIn: async () => {
      const person = await bank.person()
      return { person, ...(await bank.signIn(person)) }
    },
  }
}
