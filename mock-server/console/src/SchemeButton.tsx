import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

export const SchemeButton = () => {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <Button variant="default" onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      {isDark ? '浅色' : '深色'}
    </Button>
  )
}
