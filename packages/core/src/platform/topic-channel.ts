import type { TabChannel } from './platform.ts'

/** The part of a channel that is about one thing. */
export interface TopicChannel<Message> {
  readonly post: (message: Message) => void
  /** Passes over what is said on the channel about anything else. */
  subscribe(listener: (message: Message) => void): () => void
}

/** Talks to the other pages of the origin about one thing, on the channel that all talk on. */
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
