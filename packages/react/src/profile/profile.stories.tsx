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

const ADA = 'ada@sixpence.example'

const press = async (element: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(element).findByRole('button', { name }))

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/4 Quay Lane/)).toBeVisible()
    await expect(canvas.getByText('Passport')).toBeVisible()
  },
}

export const NewEmail: Story = {
  play: async ({ canvasElement, loaded }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Add email')
    await userEvent.type(await within(page).findByLabelText('Email'), 'ada@new.example')
    await press(page, 'Send code')
    const code = await within(page).findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), 'ada@new.example'))
    await expect(await within(page).findByText('The email is confirmed.')).toBeVisible()
  },
}

export const NewPhone: Story = {
  play: async ({ canvasElement, loaded }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change number')
    await userEvent.type(await within(page).findByLabelText('Phone number'), '0861112233')
    await press(page, 'Send code')
    const code = await within(page).findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), ADA))
    await expect(await within(page).findByText('Your phone number is confirmed.')).toBeVisible()
  },
}

export const WrongPhone: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change number')
    await userEvent.type(await within(page).findByLabelText('Phone number'), '123')
    await press(page, 'Send code')
    await expect(await within(page).findByText(/isn’t a phone number/)).toBeVisible()
  },
}

export const UsernameAsked: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change username')
    const field = await within(page).findByLabelText('New username')
    await userEvent.type(field, 'ada@new.example')
    await press(page, 'Continue')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Open the link we sent to/)).toBeVisible()
  },
}

export const MainAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, /^4 Quay Lane/)
    await expect(await within(page).findByText(/This is your main address/)).toBeVisible()
  },
}

export const OnlyToRead: Story = {
  args: { mayChange: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/4 Quay Lane/)
    await expect(canvas.queryByRole('button', { name: 'Change tax number' })).toBeNull()
  },
}

export const Failing: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/4 Quay Lane/)
    await breakBank(storyBank(loaded), [
      { match: { method: 'taxNumberUpdate' }, fault: '503Before' },
    ])
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Change tax number')
    await userEvent.type(
      await within(page).findByRole('textbox', { name: 'Tax number' }),
      '1234567T',
    )
    await press(page, 'Save')
    await expect(await within(page).findByText('We couldn’t make the change')).toBeVisible()
  },
}
