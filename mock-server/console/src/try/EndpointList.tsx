import type { EndpointShown } from '@app/contract/control/catalogue'
import { useState } from 'react'
import { Find } from '../ui/Find.tsx'
import { Part } from '../ui/Part.tsx'
import { Pick, PickList } from '../ui/PickList.tsx'

/** The endpoints by slice, found by any word of them. */
export const EndpointList = ({
  endpoints,
  chosen,
}: {
  endpoints: readonly EndpointShown[]
  chosen: string | undefined
}) => {
  const [typed, setTyped] = useState('')
  const found = endpoints.filter(({ id, path, summary }) =>
    `${id} ${path} ${summary}`.toLowerCase().includes(typed.toLowerCase()),
  )
  return (
    <Part
      title={`接口（${found.length}）`}
      tools={<Find label="查找接口" among="名称、路径、说明" w={150} value={typed} onFind={setTyped} />}
    >
      <PickList label="接口" above={220}>
        {found.map(({ id, method, path, summary }) => (
          <Pick
            key={id}
            href={`#/try/${id}`}
            isChosen={id === chosen}
            title={path}
            mark={method}
            tone={method === 'GET' ? 'good' : undefined}
          >
            <b>{summary}</b>
            <code>{id}</code>
          </Pick>
        ))}
      </PickList>
    </Part>
  )
}
