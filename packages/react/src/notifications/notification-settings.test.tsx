import { SixpenceError } from '@sixpence/core/errors'
import type { Notifications } from '@sixpence/core/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { NotificationSettings } from './notification-settings.tsx'

const SETTINGS = ['security', 'news'].flatMap(group =>
  ['screen', 'email'].map(channel => ({ identified: `${group}.${channel}`, value: true, group })),
)

function renderSettings(change: Partial<Notifications> = {}) {
  const notifications = {
    settings: vi.fn<Notifications['settings']>(async () => SETTINGS),
    set: vi.fn<Notifications['set']>(async () => undefined),
    ...change,
  }
  const sixpence = aSixpence({ accounts: {}, notifications })
  renderInBank(
    <BankStore>
      <NotificationSettings />
    </BankStore>,
    { sixpence },
  )
  return notifications
}

const rowOf = async (topic: string) => {
  const heading = await screen.findByRole('rowheader', { name: new RegExp(`^${topic}`) })
  return within(heading.closest('tr') as HTMLElement)
}
const theSwitch = async (way: string, topic: string) =>
  (await rowOf(topic)).getByRole<HTMLInputElement>('switch', { name: `${way} ${topic}` })

describe('NotificationSettings', () => {
  it('has a row for each topic, and what each way of telling is set to (RT-028, ROUTE-030)', async () => {
    renderSettings({
      settings: async () => [{ identified: 'news.email', value: false, group: 'news' }],
    })
    expect((await theSwitch('By email', 'News')).checked).toBe(false)
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  })

  it('has a column for each way of telling, and leaves a cell empty where a topic lacks it', async () => {
    renderSettings({
      settings: async () => [
        { identified: 'news.email', value: true, group: 'news' },
        { identified: 'support.screen', value: true, group: 'support' },
      ],
    })
    const names = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Topic', 'In the app', 'By email'])
    expect((await rowOf('News')).getAllByRole('cell')[0]?.textContent).toBe('')
    expect(
      (await rowOf('Support')).getByRole('switch', { name: 'In the app Support' }),
    ).toBeTruthy()
  })

  it('saves the one that was pressed and says so (RT-029)', async () => {
    const { set, settings } = renderSettings()
    fireEvent.click(await theSwitch('By email', 'News'))
    await waitFor(async () => expect((await theSwitch('By email', 'News')).checked).toBe(false))
    await waitFor(() =>
      expect(set).toHaveBeenCalledExactlyOnceWith({ identified: 'news.email', value: false }),
    )
    await waitFor(async () => {
      const said = (await rowOf('News')).getAllByRole('status').map(one => one.textContent)
      expect(said).toEqual(['', 'Turned off.'])
    })
    expect(settings).toHaveBeenCalledTimes(1)
  })

  it('shows the setting as it was when the bank refuses, and why (RT-029)', async () => {
    const refusal = new SixpenceError('offline', 'no')
    renderSettings({ set: vi.fn<Notifications['set']>().mockRejectedValue(refusal) })
    fireEvent.click(await theSwitch('In the app', 'News'))
    expect(await (await rowOf('News')).findByText(/^Not saved\. /)).toBeTruthy()
    await waitFor(async () => expect((await theSwitch('In the app', 'News')).checked).toBe(true))
  })

  it('shows the setting as it was also where the bank cannot be asked again', async () => {
    const offline = new SixpenceError('offline', 'no')
    renderSettings({
      settings: vi
        .fn<Notifications['settings']>()
        .mockResolvedValueOnce(SETTINGS)
        .mockRejectedValue(offline),
      set: vi.fn<Notifications['set']>().mockRejectedValue(offline),
    })
    fireEvent.click(await theSwitch('By email', 'News'))
    await screen.findByText(/^Not saved\. /)
    await waitFor(async () => expect((await theSwitch('By email', 'News')).checked).toBe(true))
  })

  it('asks the bank what became of a change whose answer was lost', async () => {
    let isOn = true
    renderSettings({
      settings: async () => [{ identified: 'news.email', value: isOn, group: 'news' }],
      set: async ({ value }) => {
        isOn = value
        throw new SixpenceError('timeout', 'no answer')
      },
    })
    fireEvent.click(await theSwitch('By email', 'News'))
    await screen.findByText(/^Not saved\. /)
    await waitFor(async () => expect((await theSwitch('By email', 'News')).checked).toBe(false))
  })

  it('keeps what protects the customer on, and says why (RT-029)', async () => {
    const { set } = renderSettings()
    const locked = await theSwitch('By email', 'Security')
    fireEvent.click(locked)
    expect(set).not.toHaveBeenCalled()
    expect(locked.checked).toBe(true)
    const reason = document.getElementById(locked.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toMatch(/^Always on/)
  })
})
