import { Button, Center } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSite } from '../../api/siteConfig.ts'
import { BrandSign } from '../../art/BrandSign.tsx'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useGameText } from './text.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'

/** Opened without a game: an old bookmark or a damaged address. */
export const NoGame = ({ isBare = false }: { isBare?: boolean }) => {
  const t = useGameText()
  const { brandName } = useSite()
  return (
    <>
      {isBare && (
        <Center pt="xl">
          <BrandSign size="4em" title={brandName} />
        </Center>
      )}
      <EmptyState
        art={<EmptyArt variant="noData" />}
        isPage
        title={t('noGame')}
        hint={t('noGameHint')}
        action={
          <Button component={Link} to={to('egame')}>
            {t('toLobby')}
          </Button>
        }
      />
    </>
  )
}
