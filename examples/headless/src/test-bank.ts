import { createSixpence, type Platform, type Sixpence } from '@sixpence/core'
import { nodePlatform } from '@sixpence/core/node'
import { createSandbox } from '@sixpence/sandbox'
import { sandboxStaff, type SandboxStaff } from './sandbox-staff.ts'

/** A sandbox inside the process, with a client and the people who decide. */
export interface TestBank {
  readonly sixpence: Sixpence
  readonly staff: SandboxStaff
  /** Returns a platform for another client of the same bank. */
  platform(): Platform
  close(): Promise<void>
}

export async function openTestBank(): Promise<TestBank> {
  const bank = await createSandbox()
  const openSocket = () => ({
    send: () => undefined,
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  })
  const fetch: typeof globalThis.fetch = (input, init) => bank.fetch(input, init)
  const platform = () => ({ ...nodePlatform(), fetch, openSocket })
  const sixpence = createSixpence({ api: 'http://bank.localhost', platform: platform() })
  const staff = sandboxStaff((path, body) =>
    bank.control(
      `http://127.0.0.1:4401${path}`,
      body && { method: 'POST', body: JSON.stringify(body) },
    ),
  )
  const close = async () => {
    sixpence.dispose()
    await bank.close()
  }
  return { sixpence, staff, platform, close }
}
