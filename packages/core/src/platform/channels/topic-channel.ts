import type { TabChannel } from '../platform.ts'

/** One topic of a channel. */
export interface TopicChannel<Message> {
  readonly post: (message: Message) => void
  /** Ignores messages on other topics. */
  subscribe(listener: (message: Message) => void): () => void
}

/** Opens one topic of the channel shared by all pages of the origin. */
export function topicChannel<Message extends object>(
  tabs: TabChannel,
  topic: string,
): TopicChannel<Message> {
  return {
    post: message => tabs.post({ topic, message }),
    subscribe: listener =>
      tabs.subscribe(posted => {
        if (isOn<Message>(topic, posted)) listener(posted.message)
      }),
  }
}

// Messages on a topic come from this code: only pages of the origin can post.
function isOn<Message>(topic: string, posted: unknown): posted is { message: Message } {
  return (
    typeof posted === 'object' &&
    posted !== null &&
    'topic' in posted &&
    posted.topic === topic &&
    'message' in posted &&
    typeof posted.message === 'object' &&
    posted.message !== null
  )
}
