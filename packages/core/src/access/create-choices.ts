import { SixpenceError } from '../errors/index.ts'

/** A choice whose requests are under way. */
export interface Choice {
  /**
   * Waits for a request made for this choice.
   *
   * @throws {SixpenceError} `superseded` if there is a later choice by then, whatever the outcome
   *   of this one.
   */
  readonly orLater: <Answer>(asked: Promise<Answer>) => Promise<Answer>
}

/** Pending choices, of which only the latest counts. */
export interface Choices {
  readonly begin: () => Choice
}

/** Tracks pending choices. */
export function createChoices(): Choices {
  let latest = 0
  return {
    begin() {
      const mine = (latest += 1)
      return {
        async orLater(asked) {
          const [came] = await Promise.allSettled([asked])
          if (mine !== latest) throw superseded()
          if (came.status === 'rejected') throw came.reason
          return came.value
        },
      }
    },
  }
}

const superseded = () =>
  new SixpenceError('superseded', 'Another customer was chosen in the meantime')
