/**
 * Lets the page do what waits: draw, and answer its user. Much shorter than a timer of 0, which
 * browsers extend to 4 ms. `scheduler.yield()` would go on before the messages by which others,
 * such as React, continue their work.
 */
export const pause = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
