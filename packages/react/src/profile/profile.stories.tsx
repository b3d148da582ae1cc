import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BotCheckProvider, sandboxBotCheck } from '../bot-check/index.ts'
import { breakBank, lastCode, storyBank } from '../testing/story-bank.ts'
import { Profile } from './profile.tsx'

const botCheck = sandboxBotCheck()

const meta: Meta<typeof Profile> = {
  title: 'Profile/Profile',
  component: Profile,
  parameters: { person: 'ada', width: 'form' },
  decorators: [
    Story => (
      <BotCheckProvider adapter={botCheck}>
        <Story />
      </BotCheckProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Profile>

const WAIT = { timeout: 30_000 }
const ADA = 'ada@sixpence.example'

const press = async (element: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(element).findByRole('button', { name }, WAIT))

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/4 Quay Lane/, {}, WAIT)).toBeVisible()
    await expect(canvas.getByText('Passport')).toBeVisible()
  },
}

export const NewEmail: Story = {
  play: async ({ canvasElement, loaded }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Add email')
    await userEvent.type(await within(page).findByLabelText('Email', {}, WAIT), 'ada@new.example')
    await press(page, 'Send code')
    const code = await within(page).findByLabelText('Six-digit code', {}, WAIT)
    await userEvent.type(code, await lastCode(storyBank(loaded), 'ada@new.example'))
    await press(page, 'Confirm')
    await expect(await within(page).findByText('The email is confirmed.', {}, WAIT)).toBeVisible()
  },
}

export const NewPhone: Story = {
  play: async ({ canvasElement, loaded }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change number')
    await userEvent.type(await within(page).findByLabelText('Phone number', {}, WAIT), '0861112233')
    await press(page, 'Send code')
    const code = await within(page).findByLabelText('Six-digit code', {}, WAIT)
    await userEvent.type(code, await lastCode(storyBank(loaded), ADA))
    await press(page, 'Confirm')
    await expect(
      await within(page).findByText('Your phone number is confirmed.', {}, WAIT),
    ).toBeVisible()
  },
}

export const WrongPhone: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change number')
    await userEvent.type(await within(page).findByLabelText('Phone number', {}, WAIT), '123')
    await press(page, 'Send code')
    await expect(await within(page).findByText(/isn’t a phone number/, {}, WAIT)).toBeVisible()
  },
}

export const UsernameAsked: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change username')
    const field = await within(page).findByLabelText('New username', {}, WAIT)
    await userEvent.type(field, 'ada@new.example')
    await press(page, 'Continue')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Open the link we sent to/, {}, WAIT)).toBeVisible()
  },
}

export const MainAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, /^4 Quay Lane/)
    await expect(await within(page).findByText(/This is your main address/, {}, WAIT)).toBeVisible()
  },
}

export const OnlyToRead: Story = {
  args: { mayChange: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/4 Quay Lane/, {}, WAIT)
    await expect(canvas.queryByRole('button', { name: 'Change tax number' })).toBeNull()
  },
}

export const Failing: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/4 Quay Lane/, {}, WAIT)
    await breakBank(storyBank(loaded), [
      { match: { method: 'taxNumberUpdate' }, fault: '503Before' },
    ])
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change tax number')
    await userEvent.type(
      await within(page).findByRole('textbox', { name: 'Tax number' }, WAIT),
      '1234567T',
    )
    await press(page, 'Save')
    await expect(
      await within(page).findByText('We couldn’t make the change', {}, WAIT),
    ).toBeVisible()
  },
}
