import own, { type Builder } from 'junit-report-builder'
import { grouped } from '../grouped.ts'
import type { Report } from '../runner/result.ts'

/** The package is older than modules: what it says it exports is what it is. */
const builders = own as unknown as Builder

/** For the forges: a suite per slice; known differences and what can't be proved are skipped, with the reason. */
export const junitReport = ({ results, gone }: Report): string => {
  const builder = builders.newBuilder()
  for (const [slice, own] of grouped(results, ({ slice }) => slice)) {
    const suite = builder.testSuite().name(slice)
    for (const { id, title, state, reason = '', differences, ms } of own) {
      const test = suite
        .testCase()
        .className(slice)
        .name(`${id} ${title}`)
        .time(ms / 1_000)
      if (state === 'notProvable' || state === 'known') test.skipped().standardOutput(reason)
      if (state === 'failed')
        test.failure(
          differences
            .map(({ clause, text, expected, actual }) => `${clause}: ${text}: ${expected} ≠ ${actual}`)
            .join('\n'),
        )
    }
  }
  for (const each of gone)
    builder.testCase().name(each).failure('已知差异已不存在 · a known difference has gone')
  return builder.build()
}
