import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { CopyButton } from '../buttons/copy-button.tsx'
import { Avatar } from './avatar.tsx'
import { CurrencyDisc } from './currency-disc.tsx'
import { GroupedText } from './grouped-text.tsx'

const discIn = (container: Element) => container.querySelector<HTMLElement>('.sp-disc')

describe('CurrencyDisc', () => {
  it.each([
    ['EUR', '€'],
    ['RON', 'lei'],
    ['CHF', 'CHF'],
  ])('shows %s by its sign, and tells a screen reader nothing', (currencyCode, sign) => {
    const { container } = renderInBank(<CurrencyDisc currencyCode={currencyCode} />)
    expect(discIn(container)?.textContent).toBe(sign)
    expect(discIn(container)?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('Avatar', () => {
  it('keeps its colour when the name changes', () => {
    const key = 'ada@sixpence.example'
    const { container, rerenderInBank } = renderInBank(<Avatar name="Ada Lind" colorKey={key} />)
    const tint = discIn(container)?.dataset['tint']
    rerenderInBank(<Avatar name="Ada Holm" colorKey={key} />)
    expect(discIn(container)?.textContent).toBe('AH')
    expect(discIn(container)?.dataset['tint']).toBe(tint)
  })

  it('is another shape for a business', () => {
    const { container } = renderInBank(<Avatar name="Munteanu Books SRL" kind="business" />)
    expect(discIn(container)?.dataset['kind']).toBe('business')
    expect(discIn(container)?.textContent).toBe('MB')
  })

  it('draws somebody where the name has no letters', () => {
    const { container } = renderInBank(<Avatar name="🎉" />)
    expect(discIn(container)?.querySelector('svg')).not.toBeNull()
  })
})

describe('GroupedText', () => {
  it('groups by four, without gaps in what is copied', () => {
    const { container } = renderInBank(<GroupedText text="GB33SIXP0400750001" />)
    const groups = [...container.querySelectorAll('.sp-group')].map(group => group.textContent)
    expect(groups).toEqual(['GB33', 'SIXP', '0400', '7500', '01'])
    expect(container.textContent).toBe('GB33SIXP0400750001')
  })
})

describe('CopyButton', () => {
  const user = userEvent.setup()
  afterEach(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(document, 'execCommand')
  })

  const pressCopy = async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    renderInBank(<CopyButton text="GB33SIXP" label="IBAN" />)
    await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }))
  }

  it('copies as the menu does where the clipboard is refused', async () => {
    const setData = vi.fn<(type: string, text: string) => void>()
    const execCommand = (): boolean => {
      const event = Object.assign(new Event('copy'), { clipboardData: { setData } })
      return document.dispatchEvent(event)
    }
    Object.assign(document, { execCommand })
    await pressCopy()
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(setData).toHaveBeenCalledWith('text/plain', 'GB33SIXP')
  })

  it('says so where neither way is open', async () => {
    await pressCopy()
    expect(await screen.findByText('Your browser doesn’t allow copying')).toBeTruthy()
  })
})
