// A statement of 1,000 movements as a PDF, requested at the bank's API in one process, beside the
// same as CSV, whose time is that of finding them.
import { createSandbox } from '../packages/sandbox/dist/index.js'
import { median } from './browser.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
// Each payment is a movement, and so is its fee.
const PAYMENTS = Number(process.env.PAYMENTS ?? 500)

export async function measureStatement() {
  const sandbox = await createSandbox()
  const post = async (path, body, headers = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    const answer = await sandbox.fetch(`http://bank.localhost${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const person = await (
    await sandbox.control('http://127.0.0.1:4401/people', {
      method: 'POST',
      body: JSON.stringify({ accounts: [{ currencyCode: 'EUR', balance: '9000.00' }] }),
    })
  ).json()
  const login = { client: 'spa', username: person.email, password: person.password }
  const codeChallenge = 'A'.repeat(43)
  const { accessToken } = await (
    await post('/auth/login', { ...login, codeChallenge, captcha: 'test-captcha-token' })
  ).json()
  const authority = { Authorization: `Bearer ${accessToken}` }
  const [{ accountId }] = person.accounts
  for (let index = 1; index <= PAYMENTS; index += 1) {
    const note = `Order ${index}, with a note that is rather long`
    const order = { fromAccount: accountId, toEmail: 'ada@sixpence.example', amount: '1.00', note }
    const key = `bench-statement-${String(index).padStart(6, '0')}`
    await post('/api?p2pTransfer', order, { ...authority, 'Idempotency-Key': key })
  }
  const id = `${accountId}.${new Date().toISOString().slice(0, 7)}`
  const took = { pdf: [], csv: [] }
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const format of ['pdf', 'csv']) {
      const started = performance.now()
      await (await post(`/${format}?template=statement`, { id }, authority)).arrayBuffer()
      // The first one loads the library and the fonts.
      if (round > 0) took[format].push(performance.now() - started)
    }
  await sandbox.close()
  return Object.entries(took).map(([format, times]) => ({
    format,
    medianMs: Math.round(median(times)),
    worstMs: Math.round(Math.max(...times)),
  }))
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await measureStatement())
