// Checks if a response's time shows that a bank knows an address. Run it by hand, beside a bank:
//   node bench/address-timing.mjs
// SIXPENCE_API and SIXPENCE_CONTROL are its two ports, PAIRS is the number of pairs to request.
import { createHash, randomBytes, randomInt } from 'node:crypto'

const api = process.env.SIXPENCE_API ?? 'http://127.0.0.1:4400'
const control = process.env.SIXPENCE_CONTROL ?? 'http://127.0.0.1:4401'
const pairs = Number(process.env.PAIRS ?? 500)
const WARM_UP = Number(process.env.WARM_UP ?? 30)
const captcha = 'test-captcha-token'

const named = (method, body) => [`/api?${method}`, body]

/** Every public call that takes an address; `wish` creates the person who has it. */
const CALLS = {
  'sign-in': {
    ask: username => [
      '/auth/login',
      {
        client: 'spa',
        username,
        password: 'not the password',
        codeChallenge: challenge(),
        captcha,
      },
    ],
  },
  passwordChangeRequest: { ask: email => named('passwordChangeRequest', { email, captcha }) },
  passwordCodeCheck: { ask: email => named('passwordCodeCheck', { email, code: '012345' }) },
  passwordChangeWithCode: {
    ask: email => {
      const password = 'violet kettle 41'
      return named('passwordChangeWithCode', { email, code: '012345', password })
    },
  },
  recoveryStart: {
    ask: email => {
      const claim = { firstName: 'A', lastName: 'B', dob: '1990-12-10' }
      return named('recoveryStart', { email, recoveryEmail: 'a@b.example', ...claim, captcha })
    },
  },
  'activationCodeResend, waiting': {
    wish: { activation: 'activation' },
    // Within a minute of the last link, the bank sends none.
    before: () => post(control, '/clock', { advanceMs: 61_000 }),
    ask: email => named('activationCodeResend', { email, captcha }),
  },
  'activationCodeResend, active': {
    ask: email => named('activationCodeResend', { email, captcha }),
  },
  accountActivate: {
    wish: { activation: 'activation' },
    ask: username => named('accountActivate', { username, activationCode: 'c1' }),
  },
  businessAccountActivate: {
    wish: { activation: 'activationEmployee' },
    ask: email => named('businessAccountActivate', { email, activationCode: 'c1' }),
  },
}

const challenge = () => createHash('sha256').update(randomBytes(32)).digest('base64url')

async function post(origin, path, body) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json()
}

async function timed([path, body]) {
  const begun = performance.now()
  await post(api, path, body)
  return performance.now() - begun
}

/** Requests a known and an unknown address that look alike, once each and in random order. */
async function pair({ ask }, known) {
  const unknown = known.replace(/^[^@]+/, () => randomBytes(6).toString('hex'))
  if (randomInt(2) === 0) {
    const [second, first] = [await timed(ask(unknown)), await timed(ask(known))]
    return { known: first, unknown: second }
  }
  return { known: await timed(ask(known)), unknown: await timed(ask(unknown)) }
}

const median = numbers => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

async function measure(call) {
  const emails = []
  for (let count = 0; count < pairs + WARM_UP; count += 1) {
    emails.push((await post(control, '/people', { accounts: [], ...call.wish })).email)
  }
  await call.before?.()
  const times = []
  for (const email of emails) times.push(await pair(call, email))
  const judged = times.slice(WARM_UP)
  const slower = judged.filter(({ known, unknown }) => known > unknown).length
  return {
    'known slower': `${slower} of ${pairs}`,
    'told apart': `${((Math.max(slower, pairs - slower) / pairs) * 100).toFixed(1)} %`,
    'known, ms': median(judged.map(({ known }) => known)).toFixed(2),
    'unknown, ms': median(judged.map(({ unknown }) => unknown)).toFixed(2),
  }
}

const results = {}
for (const [name, call] of Object.entries(CALLS)) results[name] = await measure(call)
console.table(results)
