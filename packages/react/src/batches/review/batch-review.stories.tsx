import { accounts } from '@sixpence/core/accounts'
import type { Bank } from '@sixpence/core/bank'
import { batches } from '@sixpence/core/batches'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useSixpence } from '../../provider/index.ts'
import { lastCode, storyBank } from '../../testing/story-bank.ts'
import { BatchReview } from './batch-review.tsx'

const WAGES = 'hugo@sixpence.example 120.50 Repair of a loom\nelena@sixpence.example 64.80 Buttons'

interface PreparedProps {
  text: string
}

/** Hands in a batch and shows its review. */
function Prepared({ text }: PreparedProps) {
  const sixpence = useSixpence()
  const [id, setId] = useState<string>()
  useEffect(() => {
    void handIn(sixpence, text).then(setId)
  }, [sixpence, text])
  return id === undefined ? null : <BatchReview id={id} />
}

async function handIn(sixpence: Bank, text: string): Promise<string> {
  const [account] = await sixpence.use(accounts).list()
  if (!account) throw new Error('There is no account to pay from')
  const order = { type: 'p2p', name: 'Wages, May', text, ignoreIdenticalBatch: true } as const
  const key = crypto.randomUUID()
  const kept = await sixpence
    .use(batches)
    .handIn({ ...order, accountId: account.accountId }, { key })
  return kept.isKept ? kept.batchId : kept.identical.batchId
}

const meta: Meta<typeof Prepared> = {
  title: 'Batches/BatchReview',
  component: Prepared,
  args: { text: WAGES },
  parameters: { person: 'nadia', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Prepared>

const submit = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
  return canvas
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeVisible()
    await expect(canvas.getByText('Balance after')).toBeVisible()
  },
}

export const Faulty: Story = {
  args: { text: `${WAGES}\nno address 3` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1 payment has errors')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
}

export const Doubtful: Story = {
  parameters: {
    changeAnswer: ({ draft, ...body }: { draft?: object }) =>
      draft
        ? {
            ...body,
            draft: {
              ...draft,
              nameChecks: { match: 5, closeMatch: 1, noMatch: 2, unknown: 3, unchecked: 4 },
              otherAccountCount: 1,
            },
          }
        : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Check recipients' })).toBeVisible()
  },
}

export const FallsShort: Story = {
  args: { text: `${WAGES}${'\nhugo@sixpence.example 9000'.repeat(5)}` },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: /^Pay as far/ })).not.toBeChecked()
    await expect(canvas.getByText(/^Choose this to submit now/)).toBeVisible()
  },
}

export const Submitted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Batch submitted' })).toBeVisible()
  },
}

function Twice({ text }: PreparedProps) {
  const [isFirst, setFirst] = useState(true)
  return isFirst ? (
    <>
      <Prepared text={text} />
      <button type="button" onClick={() => setFirst(false)}>
        Again
      </button>
    </>
  ) : (
    <Prepared key="again" text={text} />
  )
}

export const Identical: Story = {
  render: args => <Twice {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement)
    await canvas.findByRole('heading', { name: 'Batch submitted' })
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }))
    await submit(canvasElement)
    await expect(await canvas.findByText('Pay the same again?')).toBeVisible()
  },
}

export const AskedForCode: Story = {
  parameters: { person: 'vera' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = await submit(canvasElement)
    const code = await canvas.findByLabelText(/code/)
    await expect(canvas.getByText('Wages, May')).toBeVisible()
    await userEvent.type(code, await lastCode(storyBank(loaded), 'vera@sixpence.example'))
    await expect(await canvas.findByRole('heading', { name: 'Batch submitted' })).toBeVisible()
  },
}

/** The submitter's right doesn't include it. */
export const Requested: Story = {
  parameters: {
    person: 'vera',
    changeAnswer: ({ approval, ...body }: { approval?: object }) =>
      approval ? { ...body, approval: { ...approval, forOthers: true } } : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = await submit(canvasElement)
    await expect(await canvas.findByText('Approval request created')).toBeVisible()
  },
}

export const NoLongerDraft: Story = {
  render: () => <BatchReview id="of-another-browser" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This batch is no longer a draft')).toBeVisible()
  },
}
