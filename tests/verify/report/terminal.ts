import { styleText } from 'node:util'
import { grouped } from '../grouped.ts'
import { isGreen } from '../runner/run.ts'
import type { Report, Result } from '../runner/result.ts'

const MOST_SHOWN = 20
const BAR = 30

/** A bar that is drawn over itself; nothing where nobody looks. */
export const progressBar =
  (out: NodeJS.WriteStream) =>
  (done: number, of: number, { id }: Result): void => {
    if (!out.isTTY) return
    const full = Math.round((BAR * done) / of)
    out.write(`\r\u001B[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${of} ${id.slice(0, 60)}`)
    if (done === of) out.write('\r\u001B[K')
  }

const shape = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll('\n', '\n      ')
const differing = ({ id, title, differences, pair, reason, state }: Result): string => {
  const colour = state === 'known' ? 'yellow' : 'red'
  return [
    styleText(colour, `${state === 'known' ? '○' : '✗'} ${title} (${id})`),
    ...(reason === undefined ? [] : [`  ${reason}`]),
    ...differences.flatMap(({ clause, text, expected, actual }) => [
      `  ${clause}: ${text}`,
      `    应为 · expected  ${expected}`,
      `    实为 · came      ${actual}`,
    ]),
    ...(state === 'known'
      ? []
      : pair.flatMap(({ call, request, answer }) => [
          `  ${call}`,
          `      ${shape(request)}`,
          `    → ${shape(answer)}`,
        ])),
  ].join('\n')
}

/** What a person at the terminal wants to know: what differs, what couldn't be proved and why, and one line of counts. */
export const terminalReport = (report: Report): string => {
  const { results, counts, provable, gone, calls, seconds, adapter } = report
  const differs = results.filter(({ state }) => state === 'failed' || state === 'known')
  const reasons = grouped(
    results.filter(({ state }) => state === 'notProvable'),
    ({ reason = '' }) => reason,
  )
  const more =
    differs.length > MOST_SHOWN
      ? [`… 另有 ${differs.length - MOST_SHOWN} 处，见报告 · more in the report`]
      : []
  return [
    ...differs.slice(0, MOST_SHOWN).map(differing),
    ...more,
    ...gone.map((each) =>
      styleText('red', `✗ 已知差异已不存在，请从 differences.json 删去 · has gone: ${each}`),
    ),
    ...[...reasons]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([reason, of]) => styleText('dim', `– ${of.length} 项无法验证 · not provable: ${reason}`)),
    styleText(
      isGreen(report) ? 'green' : 'red',
      `相符 ${counts.passed} · 不符 ${counts.failed} · 已知 ${counts.known} · 无法验证 ${counts.notProvable}（自有结果可验证 ${provable.own}/${provable.of}，适配器 ${adapter}，${calls} 次调用，${seconds} s）`,
    ),
  ].join('\n')
}
