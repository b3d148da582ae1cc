import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FocusKeeper } from './focus-keeper.tsx'

describe('FocusKeeper', () => {
  it('is known for ours, so that the rules of a host stay out of it', () => {
    const { container } = render(<FocusKeeper>News</FocusKeeper>)
    expect(container.firstElementChild?.className).toMatch(/^sp-/)
  })
})
