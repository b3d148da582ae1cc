import { createSixpence } from '@sixpence/core'
import { nodePlatform } from '@sixpence/core/node'
import { adviceOn } from './advice.ts'
import { sandboxStaff } from './sandbox-staff.ts'
import { sendAbroad } from './send-abroad.ts'

const api = process.env['SIXPENCE_API'] ?? 'http://127.0.0.1:4400'
const control = process.env['SIXPENCE_CONTROL'] ?? 'http://127.0.0.1:4401'
const [amount = '40.00', iban = 'DE14 9009 0090 0000 0000 17', payeeName = 'Lena Vogt'] =
  process.argv.slice(2)

const sixpence = createSixpence({ api, platform: nodePlatform() })
const staff = sandboxStaff((path, body) =>
  fetch(`${control}${path}`, body && { method: 'POST', body: JSON.stringify(body) }),
)

try {
  const customer = await staff.payer()
  await sixpence.signIn.start({ username: customer.email, password: customer.password })
  const countryCode = iban.slice(0, 2).toUpperCase()
  const abroad = { countryCode, currency: 'EUR', amount, payeeName, details: { iban } }
  const readCode = () => staff.latestCode(customer)
  await sendAbroad({ sixpence, abroad, readCode, say: line => console.log(line) })
  await sixpence.session.signOut()
} catch (cause) {
  console.error(adviceOn(cause, { api, now: new Date() }))
  process.exitCode = 1
} finally {
  sixpence.dispose()
}
