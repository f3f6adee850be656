import seeds from '@app/seeds/catalogue/feedback.json' with { type: 'json' }
import type { FeedbackStory } from '../modules/feedback/feedback.service.ts'
import { siteOf } from '../site.ts'
import { HOUR } from '../world/clock.ts'
import type { World } from '../world/world.ts'

/** What members wrote before, and what they were told. */
export const plantFeedback = (world: World): void => {
  const { feedback, members } = siteOf(world)
  const now = world.clock.now()
  for (const { from, type, content, hoursAgo, answer } of seeds) {
    const member = members.byName(from)
    if (!member) throw new Error(`a feedback of nobody: ${from}`)
    feedback.plant(member.id, {
      type: type as FeedbackStory['type'],
      content,
      at: now - hoursAgo * HOUR,
      ...(answer
        ? { answer: { content: answer.content, at: now - answer.hoursAgo * HOUR, isRead: answer.isRead } }
        : {}),
    })
  }
}
