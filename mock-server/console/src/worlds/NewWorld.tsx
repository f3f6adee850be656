import { isWorldName } from '@app/contract/control/worldName'
import { Button, Group, NativeSelect, NumberInput, Switch } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { isDrawer } from '../page.ts'
import { NameField } from '../ui/NameField.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { goToWorld } from '../world.ts'

const LARGEST_SEED = 2 ** 31 - 1

/** A name, and where the world begins. */
export const NewWorld = ({ taken }: { taken: readonly string[] }) => {
  const scenes = useLook('/scenes')
  const { run, isBusy, error } = useAct()
  const [name, setName] = useState('')
  const [seed, setSeed] = useState<string | number>('')
  const [scene, setScene] = useState('')
  const [persist, setPersist] = useState(false)
  const isTaken = taken.includes(name)
  const create = () =>
    void run(async () => {
      const begins = {
        name,
        ...(seed === '' ? {} : { seed: Number(seed) }),
        ...(scene === '' ? {} : { scene }),
        ...(persist ? { persist } : {}),
      }
      await act('POST', '/worlds', begins, name)
      setName('')
      if (isDrawer) goToWorld(name)
    })
  return (
    <>
      <Group align="flex-start" gap="xs">
        <NameField
          label="名称"
          placeholder="my-test-1"
          w={190}
          value={name}
          error={isTaken && '已存在，创建会重来'}
          onName={setName}
        />
        <NumberInput
          label="种子"
          placeholder="与服务相同"
          value={seed}
          onChange={setSeed}
          min={0}
          max={LARGEST_SEED}
          allowDecimal={false}
          w={120}
        />
        <NativeSelect
          label="开始于"
          value={scene}
          onChange={(event) => setScene(event.currentTarget.value)}
          data={[
            { value: '', label: '初始数据' },
            ...(scenes.data?.scenes ?? []).map((one) => ({ value: one.name, label: `场景：${one.title}` })),
          ]}
        />
        <Switch
          label="保存为文件，重启后仍在"
          mt={26}
          checked={persist}
          onChange={(event) => setPersist(event.currentTarget.checked)}
        />
        <Button mt={21} disabled={isBusy || !isWorldName(name)} onClick={create}>
          {isDrawer ? '创建并进入' : '创建'}
        </Button>
      </Group>
      <Told error={error} />
    </>
  )
}
