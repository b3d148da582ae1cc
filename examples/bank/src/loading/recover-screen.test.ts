// @vitest-environment jsdom
import { LoadError } from '@sixpence/react/ui'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recoverScreen } from './recover-screen.ts'

const reload = vi.fn<() => void>()
beforeEach(() => {
  reload.mockReset()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const one = async () => '/assets/index-one.js'
const two = async () => '/assets/index-two.js'
const silent = () => Promise.reject(new TypeError('Failed to fetch'))

const failed = (isRepeated: boolean) =>
  new LoadError(new TypeError('Failed to fetch'), { forget: () => undefined, isRepeated })

const recover = (error: unknown, read: () => Promise<string>, current = '/assets/index-one.js') =>
  recoverScreen(error, { current, read, reload, address: () => location.href })

describe('recoverScreen', () => {
  it('loads the page anew once when the server has another version', async () => {
    await recover(failed(false), two)
    expect(reload).toHaveBeenCalledOnce()
    await recover(failed(false), two)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does so again for the version after that', async () => {
    await recover(failed(false), two)
    await recover(failed(false), async () => '/assets/index-three.js', '/assets/index-two.js')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does so once for each of two versions that are served in turn', async () => {
    await recover(failed(false), two)
    await recover(failed(false), one, '/assets/index-two.js')
    await recover(failed(false), two)
    await recover(failed(false), one, '/assets/index-two.js')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('does not where the browser keeps nothing of it', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    await recover(failed(false), two)
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves another screen alone that was opened while the server was asked', async () => {
    await recover(failed(true), () => {
      history.pushState(null, '', '/transfer/account')
      return two()
    })
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads it anew when code did not come a second time', async () => {
    await recover(failed(false), one)
    expect(reload).not.toHaveBeenCalled()
    await recover(failed(true), one)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['a defect of the same version', new TypeError('no such field'), one],
    ['a server that does not answer', failed(true), silent],
  ])('leaves the page as it is with %s', async (_, error, read) => {
    await recover(error, read)
    expect(reload).not.toHaveBeenCalled()
  })
})
