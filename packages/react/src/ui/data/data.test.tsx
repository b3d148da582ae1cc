import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { loadTexts, renderInBank } from '../../testing/render-in-bank.tsx'
import { Button } from '../buttons/button.tsx'
import { DefinitionList } from './definition-list.tsx'
import { List, ListRow } from './list-row.tsx'
import { Money } from './money.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Steps } from '../feedback/steps.tsx'

describe('Money', () => {
  it("keeps the bank's figure for machines", () => {
    renderInBank(<Money amount="1234.5" currencyCode="EUR" />)
    const money = screen.getByText('€1,234.50')
    expect(money.tagName).toBe('DATA')
    expect(money.getAttribute('value')).toBe('1234.5 EUR')
  })

  it('marks money that comes in by a plus, not by colour alone', () => {
    renderInBank(<Money amount="5.00" currencyCode="EUR" sign="direction" />)
    expect(screen.getByText('+€5.00')).toBeTruthy()
  })

  it('puts the plus before the digits, also where amounts stand from right to left', () => {
    const money = <Money amount="5.00" currencyCode="EUR" sign="direction" />
    renderInBank(money, { locale: 'ar', loadMessages: (_, domain) => loadTexts('en', domain) })
    expect(screen.getByText('\u2066+5.00\u00A0€\u2069', { normalizer: String })).toBeTruthy()
  })

  it('gives nothing at all no direction', () => {
    renderInBank(<Money amount="0.00" currencyCode="EUR" sign="direction" />)
    expect(screen.getByText('€0.00')).toBeTruthy()
  })
})

describe('ListRow', () => {
  it('is one button that reads the whole row', async () => {
    const press = vi.fn<() => void>()
    renderInBank(
      <List aria-label="Accounts">
        <ListRow title="Everyday" trailing="€10.00" onPress={press} />
      </List>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Everyday €10.00' }))
    expect(press).toHaveBeenCalledOnce()
    expect(screen.getByRole('list', { name: 'Accounts' })).toBeTruthy()
  })

  it('is still the same button when something comes beside it', () => {
    const row = (beside: ReactNode) => (
      <List>
        <ListRow title="Everyday" beside={beside} onPress={() => {}} />
      </List>
    )
    const { rerenderInBank } = renderInBank(row(false))
    const button = screen.getByRole('button', { name: 'Everyday' })
    button.focus()
    rerenderInBank(row(<input type="checkbox" aria-label="Choose" />))
    expect(screen.getByRole('checkbox', { name: 'Choose' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Everyday' })).toBe(button)
    expect(document.activeElement).toBe(button)
  })
})

describe('List', () => {
  const rows = (names: string[]) => (
    <List aria-label="Phones">
      {names.map(name => (
        <ListRow key={name} title={name} trailing={<Button>{`Remove ${name}`}</Button>} />
      ))}
    </List>
  )

  it('takes the focus of a row that goes, and none that is elsewhere', () => {
    const { rerenderInBank } = renderInBank(rows(['One', 'Two', 'Three']))
    rerenderInBank(rows(['Two', 'Three']))
    expect(document.activeElement).toBe(document.body)
    screen.getByRole('button', { name: 'Remove Two' }).focus()
    rerenderInBank(rows(['Three']))
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Phones' }))
  })
})

describe('ListRow with a link', () => {
  it('is the link of the host where it leads somewhere', () => {
    renderInBank(
      <List>
        <ListRow
          title="Notifications"
          description="What we tell you of"
          link={({ className, children }) => (
            <a href="/profile/notifications" className={className}>
              {children}
            </a>
          )}
        />
      </List>,
    )
    const link = screen.getByRole('link', { name: 'Notifications What we tell you of' })
    expect(link.getAttribute('href')).toBe('/profile/notifications')
    expect(link.className).toContain('sp-list-row-pressable')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('DefinitionList', () => {
  it('pairs each name with what it is', () => {
    renderInBank(<DefinitionList items={[{ id: 'fee', term: 'Fee', details: '€0.25' }]} />)
    expect(screen.getByRole('term').textContent).toBe('Fee')
    expect(screen.getByRole('definition').textContent).toBe('€0.25')
  })
})

describe('Steps', () => {
  it('says which step is the current one', () => {
    const steps = [
      { id: 'fill', label: 'Details' },
      { id: 'review', label: 'Review' },
    ]
    renderInBank(<Steps label="Transfer" steps={steps} currentId="review" />)
    expect(screen.getByText('Review').getAttribute('aria-current')).toBe('step')
    expect(screen.getByText('Details').hasAttribute('aria-current')).toBe(false)
  })
})

describe('PageHeader', () => {
  it('has a heading that can take the focus', () => {
    renderInBank(<PageHeader title="History" />)
    const heading = screen.getByRole('heading', { level: 1, name: 'History' })
    heading.focus()
    expect(document.activeElement).toBe(heading)
  })
})

describe('Skeleton', () => {
  it('says that something is on its way', () => {
    renderInBank(<Skeleton label="Loading accounts" />)
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Loading accounts')
  })
})
