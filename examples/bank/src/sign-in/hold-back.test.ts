import { describe, expect, it } from 'vitest'
import { createHoldBack } from './hold-back.ts'

const turn = () => new Promise(resolve => setTimeout(resolve))

/** Creates a page with a sent form, and records when the sign-in is over. */
function aHeldPage() {
  const holdBack = createHoldBack()
  const seen: boolean[] = []
  holdBack.begin()
  void holdBack.over().then(isHeld => seen.push(isHeld))
  return { ...holdBack, seen }
}

describe('what an earlier page left', () => {
  it('is there at once where nobody signs in', async () => {
    expect(await createHoldBack().over()).toBe(false)
  })

  it('waits for who has sent the form, however often, until they are through', async () => {
    const { begin, end, over, seen } = aHeldPage()
    begin()
    await turn()
    expect(seen).toEqual([])
    end()
    await turn()
    expect(seen).toEqual([true])
    expect(await over()).toBe(false)
  })

  it('waits again for who signs in at the very moment', async () => {
    const { begin, end, seen } = aHeldPage()
    end()
    begin()
    await turn()
    expect(seen).toEqual([])
    end()
    await turn()
    expect(seen).toEqual([true])
  })
})
