export type Texts = Readonly<Record<string, string>>

const bySlice = (files: Record<string, Texts>): ReadonlyMap<string, Texts> =>
  new Map(
    Object.entries(files).map(([path, texts]) => [
      path.replace(/^.*\/(zh-CN|features)\/|(\/text)?\.json$/g, ''),
      texts,
    ]),
  )

/** The client's texts by slice, as they are written. */
export const mainland = bySlice(
  import.meta.glob<Texts>(
    ['../../../client/src/i18n/zh-CN/*.json', '../../../client/src/features/**/text.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
)

/** The same as the build makes them for Taiwan. */
export const taiwan = bySlice(
  import.meta.glob<Texts>(
    ['../../../client/src/i18n/zh-CN/*.json', '../../../client/src/features/**/text.json'],
    {
      eager: true,
      import: 'default',
      query: '?zh-TW',
    },
  ),
)
