/** Waits until the browser has answered what came meanwhile. */
export const nextTask = (): Promise<void> =>
  new Promise(done => {
    setTimeout(done)
  })
