import { createSixpence } from '@sixpence/core'
import { formatMoney } from '@sixpence/core/money'
import { nodePlatform } from '@sixpence/core/node'
import { adviceOn } from './advice.ts'

const api = process.env['SIXPENCE_API'] ?? 'http://127.0.0.1:4400'
const control = process.env['SIXPENCE_CONTROL'] ?? 'http://127.0.0.1:4401'

const sixpence = createSixpence({ api, platform: nodePlatform() })
const { accounts, payments, session, signIn, transfers } = sixpence

try {
  await payOnce()
} catch (cause) {
  console.error(adviceOn(cause, { api, now: new Date() }))
  process.exitCode = 1
} finally {
  sixpence.dispose()
}

/** Signs in, shows the accounts, and moves 25.00 USD between two of them. */
async function payOnce(): Promise<void> {
  await signIn.start({ username: 'ada@sixpence.example', password: await passwordOfAda() })
  const open = await accounts.list()
  for (const { accountId, balance, currencyCode } of open)
    console.log(accountId, formatMoney({ amount: balance, currencyCode }, 'en'))

  const [from, to] = ['EUR', 'USD'].map(code => open.find(one => one.currencyCode === code))
  if (!from || !to) throw new Error('Ada has no accounts in EUR and USD: start with a fresh bank.')
  const order = { fromAccount: from.accountId, toAccount: to.accountId, toAmount: '25.00' }
  const shown = await transfers.quoteOwn(order)
  const { id } = await payments.review({ kind: 'ownTransfer', order, shown })
  await payments.send(id)
  const { status, transactionId } = await payments.outcome(id)
  console.log(`25.00 USD for ${shown.fromAmount} EUR: ${status}, transaction ${transactionId}`)

  await session.signOut()
}

/** The sandbox publishes its people's passwords; a real bank doesn't. */
async function passwordOfAda(): Promise<string> {
  const answer = await fetch(`${control}/people`)
  const everybody = (await answer.json()) as { email: string; password: string }[] // The sandbox's own list.
  const ada = everybody.find(person => person.email === 'ada@sixpence.example')
  if (!ada) throw new Error('Ada is not here: start with a fresh bank.')
  return ada.password
}
