import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createSixpence } from '@sixpence/core'
import { nodePlatform } from '@sixpence/core/node'
import { adviceOn } from './advice.ts'
import { onePage } from './one-page.ts'
import { sandboxStaff } from './sandbox-staff.ts'
import { verifyCustomer, type Papers } from './verify-customer.ts'

const api = process.env['SIXPENCE_API'] ?? 'http://127.0.0.1:4400'
const control = process.env['SIXPENCE_CONTROL'] ?? 'http://127.0.0.1:4401'

const sixpence = createSixpence({ api, platform: nodePlatform() })
const staff = sandboxStaff((path, body) =>
  fetch(`${control}${path}`, body && { method: 'POST', body: JSON.stringify(body) }),
)

try {
  const customer = await staff.newCustomer()
  await sixpence.signIn.start({ username: customer.email, password: customer.password })
  await verifyCustomer({ sixpence, customer, staff, papers: papersOf(process.argv.slice(2)), say })
  await sixpence.session.signOut()
} catch (cause) {
  console.error(adviceOn(cause, { api, now: new Date() }))
  process.exitCode = 1
} finally {
  sixpence.dispose()
}

/** Returns the named files or, without names, an empty page for each. */
function papersOf([passport, bill]: readonly string[]): Papers {
  return { passport: streamOf(passport, 'Passport'), bill: streamOf(bill, 'Bill') }
}

function streamOf(path: string | undefined, title: string): Papers['bill'] {
  if (path === undefined) return () => new Blob([onePage(title)]).stream()
  // Without an encoding, the stream contains bytes.
  return () => Readable.toWeb(createReadStream(path)) as ReturnType<Papers['bill']>
}

function say(line: string): void {
  console.log(line)
}
