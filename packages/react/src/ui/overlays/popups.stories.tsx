import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorPopup } from './error-popup.tsx'
import { ResponsePopup } from './response-popup.tsx'
import { SuccessPopup } from './success-popup.tsx'

const meta: Meta = { title: 'UI/Popups', parameters: { bank: false } }
export default meta

const noop = () => undefined

export const Success: StoryObj = {
  render: () => (
    <SuccessPopup title="Done" onClose={noop}>
      <p>Your password has been successfully updated.</p>
    </SuccessPopup>
  ),
}

export const Response: StoryObj = {
  render: () => (
    <ResponsePopup title="Your request is with us" icon="clock" onClose={noop} onHome={noop}>
      <p>We will answer by e-mail within two days.</p>
    </ResponsePopup>
  ),
}

export const Failure: StoryObj = {
  render: () => (
    <ErrorPopup
      failure={{
        code: 'invalid_input',
        description: 'This cannot be done now',
        details: ['The list is empty', 'Your address is not on it'],
        requestId: 'req-7',
      }}
      onClose={noop}
      onRetry={noop}
    />
  ),
}

export const LongFailure: StoryObj = {
  render: () => (
    <ErrorPopup
      failure={{
        code: 'refused',
        description: 'The bank cannot do this before somebody has looked at your papers.',
      }}
      onClose={noop}
    />
  ),
}
