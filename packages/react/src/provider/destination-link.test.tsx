import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../testing/render-in-bank.tsx'
import type { Destination } from './destination.ts'
import { DestinationHrefs, DestinationLink } from './destination-link.tsx'

const CARDS: Destination = { to: 'cards' }

describe('DestinationLink', () => {
  const renderLink = (href: string | undefined) => {
    const onNavigate = vi.fn<(destination: Destination) => void>()
    renderInBank(
      <DestinationHrefs hrefOf={() => href}>
        <DestinationLink destination={CARDS}>Cards</DestinationLink>
      </DestinationHrefs>,
      { onNavigate },
    )
    return onNavigate
  }

  it('is a link where the host has an address, and is followed by the host', () => {
    const onNavigate = renderLink('/cards')
    const link = screen.getByRole('link', { name: 'Cards' })
    expect(link.getAttribute('href')).toBe('/cards')
    const press = createEvent.click(link)
    fireEvent(link, press)
    expect(press.defaultPrevented).toBe(true)
    expect(onNavigate).toHaveBeenCalledWith(CARDS)
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is the browser’s when pressed %s', (_, init) => {
    const onNavigate = renderLink('/cards')
    const link = screen.getByRole('link', { name: 'Cards' })
    // It would leave the page of the tests.
    link.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent.click(link, init)
    expect(onNavigate).not.toHaveBeenCalled()
  })

  it('is a button where the host has none', () => {
    const onNavigate = renderLink(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Cards' }))
    expect(onNavigate).toHaveBeenCalledWith(CARDS)
  })
})
