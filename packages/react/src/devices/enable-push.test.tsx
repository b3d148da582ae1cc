import type { Device, Devices } from '@sixpence/core/devices'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { EnablePush } from './enable-push.tsx'

const PHONE: Device = {
  id: 'phone-1',
  code: '42',
  type: 'android',
  name: 'Pixel',
  location: 'Bucharest',
  lastActivityAt: '2026-11-21T09:00:00.000Z',
  isApproved: false,
}

// The list of devices is read every three seconds.
const POLLED = { timeout: 15_000 }

/** A bank where a phone has opened the link and waits. */
function aBankWithPhone() {
  let phone: Device | undefined = PHONE
  const list = vi.fn<Devices['list']>(async () => (phone ? [phone] : []))
  const devices: Devices = {
    list,
    read: async () => phone ?? PHONE,
    requestLink: async () => ({ deeplink: 'sixpence://link/1' }),
    approveMethods: async () => [{ id: 'otp', sentTo: 'l•••@sixpence.example' }],
    sendCode: async () => ({ sentTo: 'l•••@sixpence.example' }),
    approve: async () => (phone = { ...PHONE, isApproved: true }),
    remove: async () => undefined,
  }
  return { list, devices, change: (to: Device | undefined) => (phone = to) }
}

function renderEnabling({ devices }: ReturnType<typeof aBankWithPhone>) {
  const migration = { putOff: vi.fn<() => void>() }
  const onNavigate = vi.fn<() => void>()
  const sixpence = aSixpence({ accounts: {}, devices, migration })
  renderInBank(
    <BankStore>
      <EnablePush />
    </BankStore>,
    { sixpence, onNavigate },
  )
  return { onNavigate, migration }
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

describe('EnablePush', () => {
  it('says that the phone is linked until the customer goes on (AUTH-015)', async () => {
    const bank = aBankWithPhone()
    const { onNavigate, migration } = renderEnabling(bank)
    await press(/^By email/)
    const code = await screen.findByLabelText('Six-digit code')
    const before = bank.list.mock.calls.length
    fireEvent.change(code, { target: { value: '012345' } })
    await screen.findByRole('button', { name: 'Continue' })
    await waitFor(() => expect(bank.list.mock.calls.length).toBeGreaterThan(before))
    await bank.list.mock.results.at(-1)?.value
    await press('Continue')
    expect(migration.putOff).toHaveBeenCalledOnce()
    expect(onNavigate).toHaveBeenCalledWith({ to: 'start' })
  })

  it('goes on when the phone was approved elsewhere, and begins anew when it was removed', async () => {
    const bank = aBankWithPhone()
    renderEnabling(bank)
    await screen.findByRole('button', { name: /^By email/ })
    bank.change({ ...PHONE, isApproved: true })
    expect(await screen.findByRole('button', { name: 'Continue' }, POLLED)).toBeTruthy()
    bank.change(undefined)
    expect(await screen.findByRole('img', { name: /QR code/ }, POLLED)).toBeTruthy()
  })
})
