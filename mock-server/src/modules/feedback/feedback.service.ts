import type { BetRecord } from '@app/contract/bet/betRecord'
import type { feedback as calls } from '@app/contract/feedback/feedback'
import { isTooLate } from '@app/contract/feedback/complaint'
import type { Feedback, FeedbackDetail, FeedbackType } from '@app/contract/feedback/feedbackItem'
import type { Data } from '@app/contract/kit/endpoint'
import { FEEDBACK_ANSWER_MS } from '@app/contract/rules/limits'
import type { Call } from '../../kit/call.ts'
import type { Clock } from '../../world/clock.ts'
import type { Jobs } from '../../world/jobs.ts'
import type { Streams } from '../../world/random.ts'
import { ANSWERERS, answersFor, filled, settledWords, TYPE_NAMES } from './feedback.rules.ts'
import type { FeedbackRow, FeedbackStore } from './feedback.store.ts'
import type { Uploads } from './uploads.ts'

/** U-MSG-02: how many a member may have waiting for their answer. */
const OPEN_MAX = 5

export interface FeedbackDeps {
  store: FeedbackStore
  uploads: Uploads
  clock: Clock
  jobs: Jobs
  random: Streams
  ticket(memberId: number, ticketId: string): BetRecord | undefined
  isDepositOf(memberId: number, orderNo: string): boolean
  nickName(memberId: number): string
  /** Tells the member of an answer. */
  notify(memberId: number, answer: { id: string; content: string }): void
}

/** A feedback of the seeds, dated and perhaps answered. */
export interface FeedbackStory {
  type: FeedbackType
  content: string
  at: number
  answer?: { content: string; at: number; isRead: boolean }
}

export type FeedbackService = ReturnType<typeof openFeedback>

const numbersOf = (ids: readonly string[]): number[] => ids.map(Number).filter(Number.isSafeInteger)
const jobOf = (id: number) => `feedback:${id}`

/** What members write to the site, and what it answers after half a minute (U-MSG-02). */
export const openFeedback = (deps: FeedbackDeps) => {
  const { store, uploads, clock, jobs, random } = deps

  const present = (row: FeedbackRow): Feedback => ({
    id: String(row.id),
    type: row.type,
    typeName: TYPE_NAMES[row.type],
    content: row.content,
    status: row.status,
    unread: row.unread,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  })
  const detail = (row: FeedbackRow): FeedbackDetail => ({
    ...present(row),
    images: JSON.parse(row.images),
    betId: row.betId,
    depositOrderId: row.depositOrderId,
    replies: store
      .replies(row.id)
      .map(({ id, from, name, content, at }) => ({ id: String(id), from, name, content, time: at })),
  })
  const own = (
    memberId: number,
    id: string,
    refuse: Call<typeof calls.getFeedbackInfo>['refuse'],
  ): FeedbackRow => {
    const row = store.find(Number(id))
    return row?.memberId === memberId ? row : refuse('NOT_FOUND', { message: '反馈不存在或已删除' })
  }

  /** Answers in the given words, or in those that fit; undefined when there is no such feedback. */
  const answer = (id: number, words?: string): FeedbackDetail | undefined => {
    const row = store.find(id)
    if (!row) return undefined
    jobs.cancel(jobOf(id))
    const ticket = row.betId === null ? undefined : deps.ticket(row.memberId, row.betId)
    const parts = {
      name: deps.nickName(row.memberId),
      betId: row.betId,
      settled: ticket ? settledWords(ticket) : null,
      orderNo: row.depositOrderId,
    }
    const content = words ?? filled(random.pick('feedbackAnswer', answersFor(row.type, parts)), parts)
    const now = clock.now()
    store.reply({
      feedbackId: id,
      from: 'service',
      name: random.pick('feedbackAnswerer', ANSWERERS),
      content,
      at: now,
    })
    const changed = store.change(id, { status: 'answered', unread: true, updatedAt: now })
    deps.notify(row.memberId, { id: String(id), content })
    return detail(changed)
  }
  jobs.handle<number>('feedback.answer', (id) => void answer(id))

  const checkAttached = ({ body, member, refuse }: Call<typeof calls.addFeedBack>) => {
    if (body.betId !== undefined) {
      const ticket = deps.ticket(member.id, body.betId)
      if (!ticket) return refuse('WARNING', { message: '没有找到该注单，请从列表中选择' })
      if (body.type === 'bet' && isTooLate(ticket, clock.now()))
        refuse('WARNING', { message: '该注单结算已超过 14 天，依据规则与条款不再受理投诉' })
    }
    if (body.depositOrderId !== undefined && !deps.isDepositOf(member.id, body.depositOrderId))
      refuse('WARNING', { message: '没有找到该存款订单，请核对订单号' })
    if (!body.images.every((url) => uploads.isOwn(member.id, url)))
      refuse('INVALID_PARAMETER', { message: '图片不存在，请重新上传' })
  }

  return {
    add: (call: Call<typeof calls.addFeedBack>): { id: string } => {
      const { body, member, refuse } = call
      if (store.count(member.id, 'new') >= OPEN_MAX)
        refuse('WARNING', { message: `您已有 ${OPEN_MAX} 条反馈等待回复，请稍后再提交` })
      checkAttached(call)
      const now = clock.now()
      const { id } = store.insert({
        memberId: member.id,
        type: body.type,
        content: body.content,
        images: JSON.stringify(body.images),
        betId: body.betId ?? null,
        depositOrderId: body.depositOrderId ?? null,
        status: 'new',
        unread: false,
        createdAt: now,
        updatedAt: now,
      })
      jobs.schedule('feedback.answer', now + FEEDBACK_ANSWER_MS, id, jobOf(id))
      return { id: String(id) }
    },
    unread: (memberId: number) => store.unread(memberId),
    list: ({ body, member }: Call<typeof calls.getFeedBackList>): Data<typeof calls.getFeedBackList> => {
      const { pageNum, pageSize, status } = body
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
      return {
        records: store.list(member.id, status, page).map(present),
        total: store.count(member.id, status),
        pageNum,
        pageSize,
      }
    },
    /** Reading it takes it off the unread ones. */
    info: ({ body, member, refuse }: Call<typeof calls.getFeedbackInfo>): FeedbackDetail => {
      const row = own(member.id, body.id, refuse)
      return detail(row.unread ? store.change(row.id, { unread: false }) : row)
    },
    remove: ({ body, member, refuse }: Call<typeof calls.delFeedback>): null => {
      const ids = numbersOf('ids' in body ? body.ids : [body.id])
      const gone = store.remove(member.id, ids)
      if (gone.length === 0) refuse('NOT_FOUND', { message: '反馈不存在或已删除' })
      for (const id of gone) jobs.cancel(jobOf(id))
      return null
    },
    answer,
    plant: (memberId: number, { type, content, at, answer: told }: FeedbackStory) => {
      const { id } = store.insert({
        memberId,
        type,
        content,
        images: '[]',
        status: told ? 'answered' : 'new',
        unread: told !== undefined && !told.isRead,
        createdAt: at,
        updatedAt: told?.at ?? at,
      })
      if (told)
        store.reply({
          feedbackId: id,
          from: 'service',
          name: ANSWERERS[0]!,
          content: told.content,
          at: told.at,
        })
    },
  }
}
