import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MessagesProvider } from './messages-provider.tsx'
import { useFormats } from './use-formats.ts'

const Day = () => {
  const formats = useFormats()
  return (
    <>
      {formats.calendarDay('2026-11-23')}, {formats.dayHeading('2026-11-18', '2026-11-23')}
    </>
  )
}

const AMERICAN = 'Nov 23, 2026, Wednesday, November 18'
const BRITISH = '23 Nov 2026, Wednesday 18 November'

afterEach(() => vi.restoreAllMocks())

it.each([
  [['en-US', 'en'], 'GB', AMERICAN],
  [['en-GB'], 'US', BRITISH],
  [['en'], 'US', AMERICAN],
  [['en'], 'GB', BRITISH],
  [['de-DE'], undefined, BRITISH],
  [['de-US'], 'SE', '23 Nov 2026, Wednesday, 18 November'],
] as const)('writes days for a browser of %j and a bank in %s: %s', (languages, region, shown) => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages)
  const { container } = render(
    <MessagesProvider locale="en" region={region}>
      <Day />
    </MessagesProvider>,
  )
  expect(container.textContent).toBe(shown)
})
