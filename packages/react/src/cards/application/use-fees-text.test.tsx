import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { useFeesText } from './use-fees-text.ts'

function Fees({ amounts: [issue, monthly, annual] }: { amounts: [string, string, string] }) {
  return <output>{useFeesText()({ issue, monthly, annual, currency: 'EUR' })}</output>
}

describe('useFeesText', () => {
  it.each<[[string, string, string], string]>([
    [['10.00', '1.00', '0.00'], '€10 to issue · €1/month'],
    [['0.00', '0.00', '12.50'], '€12.50/year'],
    [['0.00', '0.00', '0.00'], 'No fees'],
  ])('leaves out of %j what costs nothing', async (amounts, text) => {
    renderInBank(<Fees amounts={amounts} />)
    expect((await screen.findByRole('status')).textContent).toBe(text)
  })
})
