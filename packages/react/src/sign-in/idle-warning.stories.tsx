import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { IdleWarning } from './idle-warning.tsx'

const meta: Meta<typeof IdleWarning> = {
  title: 'Sign in/IdleWarning',
  component: IdleWarning,
  // The warning comes a minute before the end.
  parameters: { person: 'ada', idleLimitMs: 61_000 },
}
export default meta

export const NearTheEnd: StoryObj<typeof IdleWarning> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const wait = { timeout: 10_000 }
    await expect(await page.findByRole('alertdialog', {}, wait)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeVisible()
  },
}
