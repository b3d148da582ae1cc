import { kyc } from '@sixpence/core/kyc'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { proposeDueDiligence, type StoryBank } from '../../testing/story-bank.ts'
import { DueDiligenceForStaff } from './due-diligence-for-staff.tsx'

const IN_TWO_SHOPS = { question: 'What does the business sell?', answer: 'Books, in two shops' }
const IN_TWO_COUNTRIES = { question: 'Where are its customers?', answer: 'Romania and Ireland' }
const CUSTOMER = 'customer-ion'

const lookAfter = ({ sixpence }: StoryBank) =>
  sixpence.access.actFor({ customerId: CUSTOMER, reason: 'Asked about the answers' })

const meta: Meta<typeof DueDiligenceForStaff> = {
  title: 'Verification/DueDiligenceForStaff',
  component: DueDiligenceForStaff,
  parameters: { person: 'amara', width: 'form', begin: lookAfter },
}
export default meta
type Story = StoryObj<typeof DueDiligenceForStaff>

export const NothingWrittenDown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Nothing has been written down yet.')).toBeVisible()
  },
}

export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change answers' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Propose change' }))
    const [error] = await canvas.findAllByText('Enter or choose an answer.')
    await expect(error).toBeVisible()
  },
}

export const WaitsForAnother: Story = {
  parameters: {
    begin: async (story: StoryBank) => {
      await lookAfter(story)
      await story.sixpence.use(kyc).updateDueDiligence({ answers: [IN_TWO_SHOPS] })
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^You proposed this on/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull()
  },
}

export const Confirmed: Story = {
  parameters: {
    begin: async (story: StoryBank) => {
      await proposeDueDiligence(story, CUSTOMER, [IN_TWO_SHOPS, IN_TWO_COUNTRIES])
      await lookAfter(story)
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText(IN_TWO_COUNTRIES.answer)).toBeVisible()
  },
}
