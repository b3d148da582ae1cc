import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { NameCheckSetting } from './name-check-setting.tsx'

function renderSetting() {
  const settings = vi.fn<Sixpence['batches']['settings']>(async () => ({ checksNames: true }))
  const updateSettings = vi.fn<Sixpence['batches']['updateSettings']>(async change => {
    settings.mockResolvedValue(change)
    return change
  })
  const { sixpence } = aBank({ batches: { settings, updateSettings } })
  renderInBank(
    <BankStore>
      <NameCheckSetting />
    </BankStore>,
    { sixpence },
  )
  return { updateSettings, user: userEvent.setup() }
}

const theSwitch = () => screen.findByRole('switch', { name: 'Check names in batches' })

it('switches name checks off', async () => {
  const { updateSettings, user } = renderSetting()
  await user.click(await theSwitch())
  expect(updateSettings).toHaveBeenCalledExactlyOnceWith({ checksNames: false })
  await vi.waitFor(async () => expect(await theSwitch()).toHaveProperty('checked', false))
})

it('stays as it is where the bank refuses, and gives the reason', async () => {
  const { updateSettings, user } = renderSetting()
  updateSettings.mockRejectedValue(new SixpenceError('no_access', 'no'))
  await user.click(await theSwitch())
  expect(await screen.findByText(/^The setting wasn’t saved\./)).toBeDefined()
  expect(await theSwitch()).toHaveProperty('checked', true)
})
