import type { CodeShown } from '@app/contract/control/catalogue'
import { Autocomplete, Button, Group, NativeSelect, NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { KINDS } from './kinds.ts'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

const isFailure = ({ name }: CodeShown) => name !== 'SUCCESS'
const itemOf = ({ code, message, name }: CodeShown) => ({
  value: String(code),
  label: `${code} ${message || name}`,
})
const DELAY_MS = 1_500
const LONGEST_MS = 60_000

/** What POST /faults says of a choice: a code, a kind, or an HTTP status, which may befall the answer alone. */
const outcomeOf = (choice: string): object => {
  if (/^\d+$/.test(choice)) return { status_code: Number(choice) }
  const [what = '', isAfter] = choice.split(',')
  const [kind, http] = what.split('=')
  if (kind === 'delay') return {}
  return { ...(http === undefined ? { kind } : { http: Number(http) }), ...(isAfter && { after: true }) }
}

/** An endpoint, an outcome, how often. */
export const ArmForm = () => {
  const endpoints = useLook('/endpoints')
  const codes = useLook('/codes')
  const { run, isBusy, error } = useAct()
  const [path, setPath] = useState('/site/api/v1/user/login')
  const [choice, setChoice] = useState('')
  const [delay, setDelay] = useState<string | number>(0)
  const all = endpoints.data?.endpoints ?? []
  const of = (each: string) => all.find((one) => one.path === each)
  const summaryOf = (each: string) => of(each)?.summary ?? ''
  const failures = (codes.data?.codes ?? []).filter(isFailure)
  const isDeclared = ({ code }: CodeShown) => of(path)?.codes.includes(code) === true
  const chosen = choice || String((failures.find(isDeclared) ?? failures[0])?.code ?? '')
  const arm = (often: object) => {
    const wait = chosen === 'delay' ? Number(delay) || DELAY_MS : Number(delay)
    const later = wait > 0 ? { delay_ms: wait } : {}
    void run(() => act('POST', '/faults', { path, ...outcomeOf(chosen), ...later, ...often }))
  }
  return (
    <>
      <Group align="end" gap="xs">
        <Autocomplete
          size="xs"
          label="接口（可用 * 与 **）"
          w={340}
          value={path}
          onChange={setPath}
          data={all.map((one) => one.path)}
          filter={({ options, search, limit }) =>
            options
              .filter(
                (one) => 'value' in one && `${one.value} ${summaryOf(one.value)}`.includes(search.trim()),
              )
              .slice(0, limit)
          }
          renderOption={({ option }) => (
            <div>
              {summaryOf(option.value)}
              <Text ff="monospace" size="xs" c="dimmed">
                {option.value}
              </Text>
            </div>
          )}
          limit={40}
        />
        <NativeSelect
          label="结果"
          w={250}
          value={chosen}
          onChange={(event) => setChoice(event.currentTarget.value)}
          data={[
            { group: '此接口约定的状态码', items: failures.filter(isDeclared).map(itemOf) },
            { group: '其他状态码', items: failures.filter((one) => !isDeclared(one)).map(itemOf) },
            { group: '连接', items: KINDS.map(([value, label]) => ({ value, label })) },
          ]}
        />
        <NumberInput
          label="延迟（毫秒）"
          w={100}
          value={delay}
          onChange={setDelay}
          min={0}
          max={LONGEST_MS}
        />
        <Button disabled={isBusy || path === ''} onClick={() => arm({ times: 1 })}>
          下一次
        </Button>
        <Button variant="default" disabled={isBusy || path === ''} onClick={() => arm({})}>
          每次
        </Button>
      </Group>
      <Text size="sm">
        也可：请求头 x-mock-status: 状态码，x-mock-fault: delay=1500 | drop | http=502 | malformed | timeout |
        empty，加 ,after 为先执行、再丢失回答；页面地址 /?__fault=/site/api/v1/user/login:状态码
      </Text>
      <Told error={error} />
    </>
  )
}
