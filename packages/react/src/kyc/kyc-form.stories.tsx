import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DocumentUpload } from '../documents/index.ts'
import { KycForm } from './kyc-form.tsx'
import { PersonalInfoForm } from './personal-info-form.tsx'

const meta: Meta<typeof KycForm> = {
  title: 'Verification/KycForm',
  component: KycForm,
  args: { renderDocument: document => <DocumentUpload {...document} /> },
  parameters: { person: 'jonas', width: 'form' },
}
export default meta
type Story = StoryObj<typeof KycForm>

const FOUND = [
  { question: 'What does the business sell?', answer: 'Books and maps, in two shops and online' },
  { question: 'Where are its customers?', answer: 'Romania and Ireland' },
] as const

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Have these ready')).toBeVisible()
    await expect(await canvas.findByText('Proof of identity')).toBeVisible()
  },
}

export const FirstStep: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Start')
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Date of birth')).toBeVisible()
  },
}

export const NothingAnswered: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Start')
    await press(canvasElement, 'Save and continue')
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByText('Enter or choose an answer.')
    await expect(first).toBeVisible()
  },
}

export const Work: Story = {
  args: { step: 'work', onStepChange: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Salary' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Part-time work' })).toBeVisible()
  },
}

export const Questions: Story = {
  args: { step: 'questions', onStepChange: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Someone else' }))
    await expect(await canvas.findByLabelText('Full name of that person')).toBeVisible()
  },
}

export const Documents: Story = {
  args: { step: 'documents', onStepChange: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Proof of address')).toBeVisible()
  },
}

export const Review: Story = {
  args: { step: 'agreements', onStepChange: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Some answers are missing')).toBeVisible()
    await expect(await canvas.findByText('I agree')).toBeVisible()
  },
}

export const Business: Story = {
  parameters: { person: 'ion' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Start')
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('checkbox', { name: 'Pay suppliers' })).toBeVisible()
  },
}

export const DueDiligence: Story = {
  args: { step: 'dueDiligence', onStepChange: () => undefined },
  parameters: {
    person: 'ion',
    changeAnswer: ({ kycCustomerInfo, ...body }: { kycCustomerInfo?: object }) =>
      kycCustomerInfo === undefined
        ? body
        : { ...body, kycCustomerInfo: { ...kycCustomerInfo, dueDiligence: FOUND } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(FOUND[0].answer)).toBeVisible()
  },
}

export const Declaration: Story = {
  args: { step: 'declaration', onStepChange: () => undefined },
  parameters: { person: 'ion' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Full name of the person signing')).toBeVisible()
  },
}

/** The bank's answer where businesses sign electronically. */
const signed =
  (signature?: object) =>
  ({ kycCustomerInfo, ...body }: { kycCustomerInfo?: object }) =>
    kycCustomerInfo === undefined
      ? body
      : {
          ...body,
          kycCustomerInfo: { ...kycCustomerInfo, declaredBy: 'signature', signature },
        }

const SIGNATURE = {
  signatureId: 'sg1',
  subject: 'kycDeclaration',
  status: 'waiting',
  signerName: 'Ion Munteanu',
  isOwn: true,
  expiresAt: '2099-12-21T08:49:00.000Z',
}

export const SignElectronically: Story = {
  args: { step: 'declaration', onStepChange: () => undefined, onSign: () => undefined },
  parameters: { person: 'ion', changeAnswer: signed() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Sign' })).toBeVisible()
  },
}

export const WaitsForSignature: Story = {
  args: { step: 'declaration', onStepChange: () => undefined, onSign: () => undefined },
  parameters: { person: 'ion', changeAnswer: signed(SIGNATURE) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Waiting for your signature')).toBeVisible()
  },
}

export const SignatureDeclined: Story = {
  args: { step: 'declaration', onStepChange: () => undefined, onSign: () => undefined },
  parameters: { person: 'ion', changeAnswer: signed({ ...SIGNATURE, status: 'declined' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The declaration wasn’t signed')).toBeVisible()
  },
}

/** Adds to the bank's answer what it knows about the customer. */
const known =
  (more: object) =>
  ({ kycCustomerInfo, ...body }: { kycCustomerInfo?: object }) =>
    kycCustomerInfo === undefined
      ? body
      : { ...body, kycCustomerInfo: { ...kycCustomerInfo, ...more } }

const SUBMITTED = { submittedAt: '2026-11-24T10:00:00.000Z', decisionBy: '2026-11-26' }

export const SentBack: Story = {
  parameters: { changeAnswer: known({ returnReason: 'Write your name in full.' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Write your name in full.')).toBeVisible()
  },
}

const refused = (document: object) =>
  known({ ...SUBMITTED, documents: [{ categoryId: 1, isUploaded: false, ...document }] })

export const RefusedAfterSubmitting: Story = {
  parameters: { changeAnswer: refused({ rejectReason: 'The picture is blurred.' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The picture is blurred.')).toBeVisible()
  },
}

export const RefusedForItsName: Story = {
  parameters: {
    changeAnswer: refused({
      rejectReason: 'The name on the document isn’t the name on your account.',
      names: { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('ADA BURNS')).toBeVisible()
    await expect(canvas.getByText('Ada Byrne')).toBeVisible()
  },
}

export const RefusedForGood: Story = {
  parameters: {
    changeAnswer: refused({ rejectReason: 'We can’t accept your documents.', isFinal: true }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /@/ })).toBeVisible()
  },
}

export const Accepted: Story = {
  parameters: { changeAnswer: known({ ...SUBMITTED, acceptedAt: '2026-11-25T10:00:00.000Z' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You’re verified')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const PersonalData: Story = {
  parameters: { person: 'mila' },
  render: () => <PersonalInfoForm />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Save details')
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByText('Enter or choose an answer.')
    await expect(first).toBeVisible()
  },
}
