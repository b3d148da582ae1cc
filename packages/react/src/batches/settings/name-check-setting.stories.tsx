import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NameCheckSetting } from './name-check-setting.tsx'

const meta: Meta<typeof NameCheckSetting> = {
  title: 'Batches/NameCheckSetting',
  component: NameCheckSetting,
  parameters: { person: 'nadia', width: 'form' },
}
export default meta
type Story = StoryObj<typeof NameCheckSetting>

export const SwitchedOff: Story = {
  parameters: {
    changeAnswer: (body: { settings?: object }) =>
      body.settings ? { ...body, settings: { checksNames: false } } : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const control = await canvas.findByRole('switch', { name: 'Check names in batches' })
    await expect(control).not.toBeChecked()
    await userEvent.tab()
    await expect(control).toHaveFocus()
  },
}
