import type { TabChannel } from '../platform.ts'

/** The part of a channel that is about one thing. */
export interface TopicChannel<Message> {
  readonly post: (message: Message) => void
  /** Ignores the messages of other topics. */
  subscribe(listener: (message: Message) => void): () => void
}

/** Opens one topic of the channel that all pages of the origin share. */
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

// What stands under a topic was put there by this code: pages of the origin alone can post.
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
