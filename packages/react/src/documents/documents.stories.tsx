import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { breakBank, storyBank } from '../testing/story-bank.ts'
import { CompanyDocuments } from './company-documents.tsx'

const meta: Meta<typeof CompanyDocuments> = {
  title: 'Documents/CompanyDocuments',
  component: CompanyDocuments,
  parameters: { person: 'ion', width: 'form' },
}
export default meta
type Story = StoryObj<typeof CompanyDocuments>

const WAIT = { timeout: 10_000 }
const PAPER = new File(['%PDF-1.7'], 'register-extract.pdf')

async function certificate(canvasElement: HTMLElement) {
  const name = 'Certificate of incorporation'
  return within(await within(canvasElement).findByRole('region', { name }, WAIT))
}

async function choose(canvasElement: HTMLElement, file: File) {
  const paper = await certificate(canvasElement)
  // The field itself is not shown: the button opens it.
  await fireEvent.change(
    paper.getByLabelText('Certificate of incorporation', { selector: 'input' }),
    {
      target: { files: [file] },
    },
  )
  return paper
}

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const paper = await certificate(canvasElement)
    await expect(paper.getByText('Missing')).toBeVisible()
  },
}

export const Received: Story = {
  play: async ({ canvasElement }) => {
    const paper = await choose(canvasElement, PAPER)
    await expect(await paper.findByText(/^We’ve received/, {}, WAIT)).toBeVisible()
    await expect(await paper.findByText('Received', {}, WAIT)).toBeVisible()
  },
}

export const BeingSent: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [SLOW])
    const paper = await choose(canvasElement, PAPER)
    await expect(await paper.findByRole('progressbar', { name: /Uploading/ })).toBeVisible()
  },
}

export const Stopped: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [SLOW])
    const paper = await choose(canvasElement, PAPER)
    await userEvent.click(await paper.findByRole('button', { name: 'Stop upload' }, WAIT))
    await expect(await paper.findByText(/was stopped/, {}, WAIT)).toBeVisible()
  },
}

export const NotHandedIn: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [{ ...UPLOADS, fault: '503Before' }])
    const paper = await choose(canvasElement, PAPER)
    await expect(await paper.findByRole('button', { name: 'Try again' }, WAIT)).toBeVisible()
  },
}

export const WrongKind: Story = {
  play: async ({ canvasElement }) => {
    const paper = await choose(canvasElement, new File(['plain words'], 'notes.txt'))
    await expect(await paper.findByText(/notes\.txt wasn’t uploaded/, {}, WAIT)).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' }, WAIT)).toBeVisible()
  },
}

const UPLOADS = { match: { method: 'documentUpload' } }
const SLOW = { ...UPLOADS, fault: 'slow', afterMs: 600_000 }
