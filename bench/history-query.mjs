// The bank's cost of a filter of the history: 100,000 rows in a sandbox of one process, requested
// at its API like a page does, including the check of the sign-in, the counts, and writing the
// answer.
import { createSandbox } from '../packages/sandbox/dist/index.js'
import { median } from './browser.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
const ROWS = Number(process.env.ROWS ?? 100_000)
const DAY_MS = 24 * 60 * 60_000

const dayAgo = days => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

const questionsOf = accountId => ({
  'the last 30 days': { fromDate: dayAgo(29), timeZone: 'Europe/Bucharest' },
  'the last 30 days, a word': { fromDate: dayAgo(29), keyword: 'taxi' },
  'the last 30 days, by type and amount': {
    fromDate: dayAgo(29),
    transactionType: 5,
    fromAmount: '30',
  },
  'a year': { fromDate: dayAgo(364), timeZone: 'Europe/Bucharest' },
  'a year of one account': { fromDate: dayAgo(364), accountId },
  'a year, a word': { fromDate: dayAgo(364), keyword: 'taxi' },
  everything: {},
  'everything, money in': { transactionDirection: 'in' },
  'everything, a word': { keyword: 'taxi' },
  'everything, from an amount': { fromAmount: '50' },
  'everything, page 4,000': { pageNumber: 4000 },
})

export async function measureHistoryQuery() {
  const sandbox = await createSandbox()
  const { person, call } = await signedIn(sandbox)
  const took = []
  for (const [question, filter] of Object.entries(questionsOf(person.accounts[0].accountId))) {
    const times = []
    let results = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      const started = performance.now()
      const answer = await call('transactionHistoryList', filter)
      if (round > 0) times.push(performance.now() - started)
      if (answer.responseCode !== '00') throw new Error(JSON.stringify(answer))
      results = answer.results
    }
    const medianMs = Math.round(median(times))
    took.push({ question, results, medianMs, worstMs: Math.round(Math.max(...times)) })
  }
  await sandbox.close()
  return took
}

async function signedIn(sandbox) {
  const post = async (path, body, headers = {}) => {
    const answer = await sandbox.fetch(`http://bank.localhost${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    return answer.json()
  }
  const made = await sandbox.control('http://127.0.0.1:4401/people', {
    method: 'POST',
    body: JSON.stringify({ history: ROWS }),
  })
  const person = await made.json()
  const { accessToken } = await post('/auth/login', {
    client: 'spa',
    username: person.email,
    password: person.password,
    codeChallenge: 'A'.repeat(43),
    captcha: 'test-captcha-token',
  })
  const headers = { Authorization: `Bearer ${accessToken}` }
  return { person, call: (name, input) => post(`/api?${name}`, input, headers) }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  console.table(await measureHistoryQuery())
