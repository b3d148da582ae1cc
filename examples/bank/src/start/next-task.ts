/** Waits until the browser has handled pending events. */
export const nextTask = (): Promise<void> =>
  new Promise(done => {
    setTimeout(done)
  })
