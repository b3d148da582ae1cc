import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Alert } from './alert.tsx'
import { Badge } from '../data/badge.tsx'
import { Button } from '../buttons/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorView } from './error-view.tsx'
import { Card } from '../layout/card.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { StaleAlert } from './stale-alert.tsx'
import { Inline, Stack } from '../layout/stack.tsx'
import { useToast } from './use-toast.ts'

const meta: Meta = {
  title: 'ui/Feedback',
  tags: ['autodocs'],
  parameters: { bank: false, width: 'form' },
}
export default meta

export const Alerts: StoryObj = {
  render: () => (
    <Stack>
      <Alert tone="info">Transfers to other banks arrive on the next working day.</Alert>
      <Alert tone="positive" title="Sent">
        Ben has the money already.
      </Alert>
      <Alert tone="warning" title="You sent this today">
        The same amount went to the same person an hour ago.
      </Alert>
      <ErrorView
        failure={{ code: 'locked', requestId: '9d1c7c52-5f0e-4a6b', retryAfterSeconds: 840 }}
        onRetry={() => {}}
      />
      <Inline>
        <Badge>Closed</Badge>
        <Badge tone="info">Pending</Badge>
        <Badge tone="positive">Settled</Badge>
        <Badge tone="warning">Waiting</Badge>
        <Badge tone="negative">Refused</Badge>
      </Inline>
    </Stack>
  ),
}

export const Waiting: StoryObj = {
  render: () => (
    <Stack gap={5}>
      <Skeleton shape="card" lines={1} label="Loading accounts" />
      <Card>
        <Skeleton lines={4} label="Loading history" />
      </Card>
      <Spinner isLarge label="Loading the payment" />
    </Stack>
  ),
}

export const Old: StoryObj = {
  render: () => (
    <Stack>
      <StaleAlert
        of={{
          asOf: '2026-11-21T09:00:00.000Z',
          error: { code: 'timeout' },
          refetch: () => undefined,
          isRefreshing: false,
        }}
      />
      <Card>What the bank said then.</Card>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This may be old')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: StoryObj = {
  render: () => (
    <Card>
      <EmptyState title="Nothing has happened yet" action={<Button>Send money</Button>}>
        Payments to and from this account appear here.
      </EmptyState>
    </Card>
  ),
}

function SignOut() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Sign out</Button>
      <Dialog
        isOpen={isOpen}
        title="Sign out?"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Sign out
            </Button>
            <Button onPress={() => setOpen(false)}>Stay</Button>
          </>
        }
      >
        <p>You need your password to come back.</p>
      </Dialog>
    </>
  )
}

export const OpenDialog: StoryObj = {
  render: () => <SignOut />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'Sign out?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('dialog')).toHaveFocus()
  },
}

function Sender() {
  const show = useToast()
  return (
    <Button onPress={() => show({ tone: 'positive', text: '€25.00 is on its way to Ben.' })}>
      Send
    </Button>
  )
}

export const Toast: StoryObj = {
  render: () => <Sender />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))
    await expect(await within(canvasElement).findByText(/on its way/)).toBeVisible()
  },
}
