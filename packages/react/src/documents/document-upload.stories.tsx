import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { onePage } from '../testing/one-page.ts'
import { breakBank, storyBank } from '../testing/story-bank.ts'
import { DocumentUpload } from './document-upload.tsx'

const meta: Meta<typeof DocumentUpload> = {
  title: 'Documents/DocumentUpload',
  component: DocumentUpload,
  parameters: { person: 'ada', width: 'form' },
  args: { categoryId: 'identity', takePhoto: async () => 'blocked' },
}
export default meta
type Story = StoryObj<typeof DocumentUpload>

const PAPER = new File([onePage()], 'front.pdf')
const WITH_PASSWORD = new File([onePage('/Encrypt 9 0 R')], 'locked.pdf')
const WITH_SCRIPT = new File([onePage('', '/OpenAction<</S/JavaScript/JS(1)>>')], 'invoice.pdf')

async function chooseKind(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: /Type of document/ }))
  await userEvent.click(await within(document.body).findByRole('option', { name }))
  return canvas
}

/** The input is hidden; a button opens it. */
async function choose(canvasElement: HTMLElement, label: string, file: File) {
  const input = within(canvasElement).getByLabelText(label, { selector: 'input' })
  await fireEvent.change(input, { target: { files: [file] } })
}

const says =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

const chooses =
  (file: File | (() => Promise<File>), text: RegExp): NonNullable<Story['play']> =>
  async context => {
    await chooseKind(context.canvasElement, 'Passport')
    await choose(context.canvasElement, 'File', typeof file === 'function' ? await file() : file)
    await says(text)(context)
  }

export const TwoSides: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await chooseKind(canvasElement, 'Identity card')
    await choose(canvasElement, 'Front side', PAPER)
    await choose(canvasElement, 'Back side', new File([PAPER], 'copy.pdf'))
    await expect(await canvas.findByText(/are the same file/)).toBeVisible()
  },
}

export const PasswordOfPdf: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await chooseKind(canvasElement, 'Passport')
    await choose(canvasElement, 'File', WITH_PASSWORD)
    await expect(await canvas.findByLabelText('PDF password')).toBeVisible()
  },
}

export const ScaledPicture: Story = { play: chooses(largePicture, /made the picture smaller/) }

export const HostileFile: Story = { play: chooses(WITH_SCRIPT, /contains scripts/) }

export const ExpiredPaper: Story = {
  play: async context => {
    const canvas = await chooseKind(context.canvasElement, 'Passport')
    await fireEvent.change(canvas.getByLabelText('Expiry date'), {
      target: { value: '2020-01-01' },
    })
    await says(/has expired/)(context)
  },
}

export const InAnotherName: Story = {
  args: { categoryId: 'sourceOfWealth' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox'))
    await expect(await canvas.findByText('Proof of relationship')).toBeVisible()
  },
}

export const KindGiven: Story = {
  args: { documentTypeId: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Back side')).toBeVisible()
    await expect(canvas.queryByText('Type of document')).toBeNull()
  },
}

export const WindowBlocked: Story = {
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Take a photo' }))
    await says(/blocked the camera window/)(context)
  },
}

export const Offline: Story = {
  play: async context => {
    await breakBank(storyBank(context.loaded), [
      { match: { method: 'documentUpload' }, fault: 'dropBefore' },
    ])
    const canvas = await chooseKind(context.canvasElement, 'Passport')
    await choose(context.canvasElement, 'File', PAPER)
    await canvas.findByText('front.pdf')
    await fireEvent.change(canvas.getByLabelText('Expiry date'), {
      target: { value: '2099-01-01' },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** More pixels on the long side than are ever sent. */
async function largePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(5000, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 2500, 20)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'scan.jpg')
}
