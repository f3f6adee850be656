import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { standingOf } from '../../api/standing.ts'
import { useBrandText } from './text.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { useSponsorsQuery } from './sponsors.api.ts'
import { SceneBand } from '../../ui/SceneBand/SceneBand.tsx'
import css from './brand.module.css'
import { SponsorStory } from './parts/SponsorStory.tsx'

/** /sponsor, or /sponsor?id=s1 for one of the stories. */
export const SponsorScreen = () => {
  const t = useBrandText()
  const sponsors = useSponsorsQuery({})
  const { data } = sponsors
  const [query] = useSearchParams()
  const asked = query.get('id')
  useEffect(() => {
    if (data && asked) document.getElementById(`sponsor-${asked}`)?.scrollIntoView({ block: 'center' })
  }, [data, asked])
  return (
    <>
      <SceneBand title={t('sponsorTitle')} line={t('sponsorLine')} art="sponsors" size="tall" />
      <div className={css.page}>
        <Missing of={standingOf(sponsors)} failed={t('sponsorFailed')} rows={3} height={280} />
        {data?.length === 0 && <EmptyState title={t('sponsorNone')} hint={t('sponsorNoneHint')} />}
        {data?.map((sponsor) => (
          <SponsorStory key={sponsor.id} sponsor={sponsor} />
        ))}
      </div>
    </>
  )
}
