import type { Device, Devices as DevicesOfBank } from '@sixpence/core/devices'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Devices } from './devices.tsx'

function renderDevices() {
  const devices = {
    list: vi.fn<DevicesOfBank['list']>(async (): Promise<readonly Device[]> => []),
    requestLink: vi.fn<DevicesOfBank['requestLink']>(async () => ({
      deeplink: 'https://go.sixpence.example/link/1',
      expiresInSeconds: 600,
    })),
  }
  renderInBank(
    <BankStore>
      <Devices />
    </BankStore>,
    { sixpence: aSixpence({ accounts: {}, devices }) },
  )
  return devices
}

const linkInPopup = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Link a device' }))
  return within(await screen.findByRole('dialog', { name: 'Link a device' }))
}

describe('linking a new device', () => {
  it('shows in a popup what the phone has to open (ROUTE-092)', async () => {
    const { requestLink } = renderDevices()
    const popup = await linkInPopup()
    expect(await popup.findByRole('img', { name: /QR code/ })).toBeDefined()
    expect(popup.getByRole<HTMLAnchorElement>('link').href).toBe(
      'https://go.sixpence.example/link/1',
    )
    // In development, React runs effects twice.
    expect(requestLink).toHaveBeenCalled()
  })

  it('asks for no link before the popup is opened, and closes it (ROUTE-092)', async () => {
    const { requestLink } = renderDevices()
    await screen.findByRole('button', { name: 'Link a device' })
    expect(requestLink).not.toHaveBeenCalled()
    const popup = await linkInPopup()
    fireEvent.click(popup.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
