interface Preview {
  readonly channel: Channel
  ready(): Promise<unknown>
}

interface Channel {
  on(event: string, listener: (told: unknown) => void): void
  off(event: string, listener: (told: unknown) => void): void
  emit(event: string, told: object): void
}

/** Shows a story in Storybook's preview and plays it; answers what went wrong. Runs in the page. */
export async function showStory(storyId: string): Promise<string[]> {
  // Storybook's own name.
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
  await preview.ready()
  const { channel } = preview
  const faults: string[] = []
  const tell = (told: unknown) => faults.push(...[told].flat().map(wordsOf))
  const uncaught = ({ message }: ErrorEvent) => tell(message)
  const FAULTS = [
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ]
  for (const event of FAULTS) channel.on(event, tell)
  addEventListener('error', uncaught)
  await new Promise<void>(resolve => {
    const over = () => resolve()
    for (const event of ['storyFinished', 'storyMissing', 'storyErrored']) channel.on(event, over)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  for (const event of FAULTS) channel.off(event, tell)
  removeEventListener('error', uncaught)
  return faults

  // In here, because only this function is taken to the page.
  function wordsOf(one: unknown): string {
    const message: unknown = typeof one === 'object' && one && Reflect.get(one, 'message')
    return typeof message === 'string' ? message : JSON.stringify(one)
  }
}
