import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createSixpence } from '@sixpence/core'
import { nodePlatform } from '@sixpence/core/node'
import { adviceOn } from './advice.ts'
import { KINDS, type ManyPayments, payMany } from './pay-many.ts'
import { sandboxStaff } from './sandbox-staff.ts'

const api = process.env['SIXPENCE_API'] ?? 'http://127.0.0.1:4400'
const control = process.env['SIXPENCE_CONTROL'] ?? 'http://127.0.0.1:4401'
const [path, type = 'p2p'] = process.argv.slice(2)

const sixpence = createSixpence({ api, platform: nodePlatform() })
const staff = sandboxStaff((call, body) =>
  fetch(`${control}${call}`, body && { method: 'POST', body: JSON.stringify(body) }),
)

try {
  const many = manyPayments()
  const customer = await staff.payer()
  await sixpence.signIn.start({ username: customer.email, password: customer.password })
  const readCode = () => staff.latestCode(customer)
  await payMany({ sixpence, many, readCode, say: line => console.log(line) })
  await sixpence.session.signOut()
} catch (cause) {
  console.error(adviceOn(cause, { api, now: new Date() }))
  process.exitCode = 1
} finally {
  sixpence.dispose()
}

function manyPayments(): ManyPayments {
  if (path === undefined || !isKind(type))
    throw new Error(
      `Name a file and its kind: npm run headless mass payments.csv ${KINDS.join('|')}`,
    )
  return { type, fileName: basename(path), content: new Uint8Array(readFileSync(path)) }
}

function isKind(name: string): name is ManyPayments['type'] {
  return KINDS.some(kind => kind === name)
}
