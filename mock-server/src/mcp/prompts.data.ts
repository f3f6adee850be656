import { STATUS } from '@app/contract/kit/status'

interface Prompt {
  name: string
  title: string
  description: string
  arguments: { name: string; description: string; required: boolean }[]
  text(given: Record<string, string>): string
}

const argument = (name: string, description: string, required = true) => ({ name, description, required })

/** What somebody begins with. */
export const PROMPTS: Prompt[] = [
  {
    name: 'refuse',
    title: '让某个接口返回某个状态码',
    description: 'Brings a call to answer a code, naturally where that can be done, and keeps what happened',
    arguments: [
      argument('call', 'withdraw.create'),
      argument('code', String(STATUS.PASSWORD_CHECK_FAILURE.code)),
    ],
    text: ({ call, code }) =>
      `Let the call ${call} answer ${code} in a world of its own (worlds.create). Look at catalogue.codes for what causes ${code} naturally and prefer that; otherwise arm a fault for its path (catalogue.endpoints). Make the call as a member that fits (members.list), check what came back and that ledger.check is balanced, and give the URI of the world's capsule.`,
  },
  {
    name: 'reproduce',
    title: '重现一个问题并交出胶囊',
    description: 'Plays what a report says and leaves a capsule that somebody else can open',
    arguments: [argument('report', 'what was done and seen')],
    text: ({ report }) =>
      `Reproduce this in a world of its own, with trace.change on: ${report}\nPrefer what a player would do (the tool call) over forcing. Then read the journal, say which call went wrong and what it changed, and give the URI of the world's capsule and capsule.download as playwright.`,
  },
  {
    name: 'stage',
    title: '为演示准备一位会员和一场比赛',
    description: 'Prepares a member and a match for a demonstration',
    arguments: [
      argument('who', 'VIP 5 with ¥5,000 and two cards'),
      argument('match', 'a football match in play', false),
    ],
    text: ({ who, match = 'a football match that is in play' }) =>
      `Make a world for a demonstration: a member (${who}) by members.create, and ${match} by matches.compose. Say the address that opens it: /?__world=NAME&__as=MEMBER, and how the director goes on (matches.event).`,
  },
]
