// The environment of one file of stories. A worker opens the page and its bank once and passes them
// on from file to file. A page in which a story failed isn't used again.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

const OPTIONS = 'jest-playwright'

/** The page and bank that the previous file left open in this worker. */
let kept = {}

// Jest asks a worker to end this way, which it can't while its browser is connected.
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
    // Including the page's stored data.
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

  /** Like the runner's setup file, which would be loaded again for each file. */
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
