import { LAUNCHING } from '@app/contract/rules/texts'
import { Center, Loader, Stack, Text } from '@mantine/core'
import { useLiteral } from '../../i18n/literal.ts'
import { useSite } from '../../api/siteConfig.ts'
import { BrandSign } from '../../art/BrandSign.tsx'

/** /loading: what a new window shows until its game is known. */
export const LoadingScreen = () => {
  const literal = useLiteral()
  const { brandName } = useSite()
  return (
    <Center mih="100dvh">
      <Stack align="center" role="status">
        <BrandSign size="4em" title={brandName} />
        <Loader />
        <Text component="h1" size="md" fw={500}>
          {literal(LAUNCHING)}
        </Text>
      </Stack>
    </Center>
  )
}
