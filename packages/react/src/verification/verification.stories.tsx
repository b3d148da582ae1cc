import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StatusBanner } from './status-banner.tsx'
import { Verification } from './verification.tsx'

const meta: Meta<typeof Verification> = {
  title: 'Profile/Status',
  component: Verification,
  parameters: { width: 'form' },
  args: { upload: ({ document }) => <p className="sp-muted">{document.documentType}</p> },
}
export default meta
type Story = StoryObj<typeof Verification>

const says = (situation: string, title: string): Story => ({
  parameters: { situation },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(title)).toBeVisible()
  },
})

export const Checked = says('checked', 'You’re all set')
export const Limited = says('limited', 'Your account is limited')
export const Processing = says('processing', 'We’re checking your documents')
export const VerificationProcessing = says('verificationProcessing', 'We’re verifying you')
export const Unverified = says('unverified', 'We need to verify you')
export const DuplicateDocuments = says('duplicateDocuments', 'Send us a document again')
export const DuplicateDocumentsUploaded = says(
  'duplicateDocumentsUploaded',
  'We have your documents',
)
export const HasRequiredActions = says('hasRequiredActions', 'Something is missing')
export const FinalReview = says('finalReview', 'We’re nearly done')

export const UnpaidInvoice = says('unpaidInvoice', 'An invoice is unpaid')
export const NeutralReason = says('sanctions', 'We’re reviewing your account')
export const EverythingMissing = says(
  'address+identity+phone+videoIdentity+taxSection',
  'Complete your tax form',
)

export const Banner: Story = {
  ...says('limited', 'Your account is limited'),
  render: () => <StatusBanner path="/home" />,
}

export const BannerOfNews: Story = {
  ...says('finalReview', 'We’re nearly done'),
  render: () => <StatusBanner path="/home" />,
}

export const CannotBeFetched: Story = {
  parameters: { bank: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
