// The surroundings of one file of stories: a worker opens the page and its bank once and hands them
// on from file to file. A page in which a story has failed is not used again.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

const OPTIONS = 'jest-playwright'

/** What the file before has left open, in this worker. */
let kept = {}

// That is how jest asks a worker to end, which it cannot while its browser is connected.
process.on('removeListener', event => {
  if (event === 'message') void kept.browser?.close()
})

export default class KeptPage extends PlaywrightEnvironment {
  #spoilt

  async setup() {
    const { browser, context, page } = kept
    await this.#setHooks()
    if (page) Object.assign(this.global, { browser, context, page })
    if (page) this.#openNoOther()
    await super.setup()
    if (!page) await this.#showStorybook()
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event)
    if (event.name === 'test_fn_failure') this.#spoilt = this.global.page
    if (event.name !== 'test_start' || !this.#isSpoilt()) return
    // With what is stored for it.
    await this.global.jestPlaywright.resetContext()
    await this.#showStorybook()
  }

  async teardown() {
    kept = {}
    if (!this.#isSpoilt()) {
      const { browser, context, page } = this.global
      kept = { browser, context, page }
      this.global.browser = undefined
    }
    await super.teardown()
  }

  /** As the runner's setup file does it, which would be loaded anew for each file. */
  async #setHooks() {
    const { preVisit, postVisit } = await getTestRunnerConfig()
    this.global.__sbPreVisit = preVisit
    this.global.__sbPostVisit = postVisit
    this.global.__sbSetupPage = setupPage
  }

  #isSpoilt() {
    return this.#spoilt !== undefined && this.#spoilt === this.global.page
  }

  async #showStorybook() {
    const { page, context } = this.global
    this.#spoilt = page
    await setupPage(page, context)
    this.#spoilt = undefined
  }

  #openNoOther() {
    const { testEnvironmentOptions } = this._config
    const options = { ...testEnvironmentOptions[OPTIONS], skipInitialization: true }
    this._config = {
      ...this._config,
      testEnvironmentOptions: { ...testEnvironmentOptions, [OPTIONS]: options },
    }
  }
}
