import { Grid, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useScreen } from '../screen.ts'
import { Part } from '../ui/Part.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { type Document, readDocument } from './document.ts'
import { EndpointList } from './EndpointList.tsx'
import { TryCall } from './TryCall.tsx'

/** Every call of the contract, to be made by hand. */
export const TryScreen = () => {
  const { data, error } = useLook('/endpoints')
  const [document, setDocument] = useState<Document>()
  const [missed, setMissed] = useState<string>()
  const [, asked] = useScreen()
  useEffect(() => {
    readDocument().then(setDocument, () => setMissed('接口文档没有读到：请确认服务在运行，再打开一次这一页'))
  }, [])
  if (!data || !document) return <Waiting error={error ?? missed} />
  const callable = data.endpoints.filter(({ path }) => !path.endsWith('/handshake'))
  const chosen = callable.find(({ id }) => id === asked)
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <EndpointList endpoints={callable} chosen={chosen?.id} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }}>
        {chosen ? (
          <TryCall key={chosen.id} endpoint={chosen} document={document} />
        ) : (
          <Part title="接口试用" hint="选一个接口：参数已按示例填好，选好成员就能发送。">
            <Text size="sm" c="dimmed">
              也可以用 Ctrl-K 输入接口名或路径直接到这里。
            </Text>
          </Part>
        )}
      </Grid.Col>
    </Grid>
  )
}
