import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@sixpence/tooling/ports'
import type { Browser, Engine } from './driver.ts'
import { programOf, startProgram } from './programs.ts'
import { WebDriver } from './web-driver.ts'
import { WebKitTabs } from './webkit-tabs.ts'

const PACKAGE = 'webkit2gtk-driver'
const MINI_BROWSER = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].map(
  machine => `/usr/lib/${machine}webkit2gtk-4.1`,
)
const SIZE = { width: 1280, height: 1800 }

/** WebKitGTK's MiniBrowser on a display of its own, driven by WebDriver. */
export const webkit: Engine = {
  name: 'webkit',
  async start() {
    const binary = programOf('MiniBrowser', PACKAGE, MINI_BROWSER)
    const driver = programOf('WebKitWebDriver', PACKAGE)
    const xvfb = programOf('Xvfb', 'xvfb')
    const display = startProgram(xvfb, ['-displayfd', '3', '-screen', '0', '1280x1800x24'], {})
    const DISPLAY = await displayOf(display)
    const port = String(await freePort())
    const server = startProgram(driver, [`--port=${port}`], { ...process.env, DISPLAY })
    const stop = () => {
      server.kill()
      display.kill()
    }
    try {
      return await browserOf(await sessionAt(`http://127.0.0.1:${port}`, binary), stop)
    } catch (error) {
      stop()
      throw error
    }
  },
}

async function displayOf({ stdio }: ReturnType<typeof startProgram>): Promise<string> {
  const number = await new Promise<unknown>((resolve, reject) => {
    stdio[3]?.once('data', resolve)
    stdio[3]?.once('end', () => reject(new Error('Xvfb has no display')))
  })
  return `:${String(number).trim()}`
}

async function sessionAt(url: string, binary: string): Promise<WebDriver> {
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await sleep(100)
  return WebDriver.open(url, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
}

async function browserOf(driver: WebDriver, stop: () => void): Promise<Browser> {
  await driver.post('window/rect', SIZE)
  const tabs = new WebKitTabs(driver)
  const [first] = await tabs.all()
  if (!first) throw new Error('WebKit has opened no tab')
  return {
    first,
    tabs: () => tabs.all(),
    errors: () => tabs.errors(),
    async close() {
      await driver.close().finally(stop)
    },
  }
}
