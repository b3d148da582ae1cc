import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { onePage } from '../testing/one-page.ts'
import { breakBank, storyBank } from '../testing/story-bank.ts'
import { CompanyDocuments } from './company-documents.tsx'

const meta: Meta<typeof CompanyDocuments> = {
  title: 'Documents/CompanyDocuments',
  component: CompanyDocuments,
  parameters: { person: 'ion', width: 'form' },
}
export default meta
type Story = StoryObj<typeof CompanyDocuments>

const CARD = 'Ownership structure'
const PAPER = new File([onePage()], 'owners.pdf')

async function card(canvasElement: HTMLElement) {
  return within(await within(canvasElement).findByRole('region', { name: CARD }))
}

async function choose(canvasElement: HTMLElement, file: File) {
  const own = await card(canvasElement)
  const opener = await own.findByRole('button', { name: /Type of document/ })
  opener.scrollIntoView()
  // A list closes when the page scrolls.
  await new Promise(requestAnimationFrame)
  await userEvent.click(opener)
  await userEvent.click(
    await within(document.body).findByRole('option', { name: 'Ownership chart' }),
  )
  // The input is hidden; the button opens it.
  const input = own.getByLabelText(`${CARD} File`, { selector: 'input' })
  await fireEvent.change(input, { target: { files: [file] } })
  await own.findByText(file.name)
  return own
}

async function upload(canvasElement: HTMLElement) {
  const own = await choose(canvasElement, PAPER)
  await userEvent.click(own.getByRole('button', { name: 'Upload' }))
  return own
}

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const own = await card(canvasElement)
    await expect(own.getByText('Missing')).toBeVisible()
  },
}

export const Received: Story = {
  play: async ({ canvasElement }) => {
    const own = await upload(canvasElement)
    await expect(await own.findByText(/^We’ve received/)).toBeVisible()
    await expect(await own.findByText('Received')).toBeVisible()
  },
}

export const BeingSent: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [SLOW])
    const own = await upload(canvasElement)
    await expect(await own.findByRole('progressbar')).toBeVisible()
  },
}

export const Paused: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [SLOW])
    const own = await upload(canvasElement)
    await userEvent.click(await own.findByRole('button', { name: 'Pause' }))
    await expect(await own.findByText(/is paused/)).toBeVisible()
  },
}

export const Stopped: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [SLOW])
    const own = await upload(canvasElement)
    await userEvent.click(await own.findByRole('button', { name: 'Stop upload' }))
    await expect(await own.findByText(/was stopped/)).toBeVisible()
  },
}

export const NotUploaded: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [{ ...UPLOADS, fault: '503Before' }])
    const own = await upload(canvasElement)
    await expect(await own.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const WrongKind: Story = {
  play: async ({ canvasElement }) => {
    const own = await choose(canvasElement, new File(['plain words'], 'notes.txt'))
    await expect(await own.findByText(/can’t accept this type of file/)).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const UPLOADS = { match: { method: 'documentUpload' } }
const SLOW = { ...UPLOADS, fault: 'slow', afterMs: 600_000 }
