/** Takes away what the page says in case that the app does not come. */
export const dropNotice = (): void => document.querySelector('.sp-start-notice')?.remove()
